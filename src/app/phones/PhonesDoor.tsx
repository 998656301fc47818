import type { TableNews } from '../../protocol/shown.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../settings.ts';
import { PhonesSheet } from './PhonesSheet.tsx';

interface PhonesDoorProps {
  readonly news: TableNews;
  onDone(): void;
}

/** The door for other phones, where no table is drawn: at a curtain. */
export const PhonesDoor = ({ news, onDone }: PhonesDoorProps) => (
  <Dialog title={inLang(tableWords).phones} close={inLang(shelfWords).close} onClose={onDone}>
    <PhonesSheet news={news} onDone={onDone} />
  </Dialog>
);
