import type { InBoth } from './phrase.ts';

/** How a game that is over, and its deal, are told to others. */
const en = {
  title: 'Share this game',
  /** Of the picture, to those who do not see it; its text follows. */
  picture: 'The picture that is shared',
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  copyText: 'Copy as text',
  noPicture: 'This browser could not draw the picture. The text can be copied all the same.',
  file: 'The game as a file',
  deal: 'This deal',
  copyLink: 'Copy link',
  shareLink: 'Share link',
  linkUse: 'The link opens the box with this deal, wherever Enza can be reached at this address.',
  qr: 'QR code of the link',
  /** The last line of the text. */
  sameDeal: (link: string): string => `The same deal: ${link}`,
};

export type ShareWords = typeof en;

const ja: ShareWords = {
  title: 'このゲームを共有',
  picture: '共有する画像',
  sharePicture: '画像を共有',
  savePicture: '画像を保存',
  copyText: 'テキストをコピー',
  noPicture: 'このブラウザーでは画像を作れませんでした。テキストはコピーできます。',
  file: 'ゲームをファイルで渡す',
  deal: 'この配り',
  copyLink: 'リンクをコピー',
  shareLink: 'リンクを共有',
  linkUse: 'リンクを開くと、この配りの箱が開きます。このアドレスの円座に届く端末で使えます。',
  qr: 'リンクのQRコード',
  sameDeal: (link) => `同じ配りで遊ぶ：${link}`,
};

export const shareWords: InBoth<ShareWords> = { en, ja };
