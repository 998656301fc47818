/** The open box: what the game is, who sits, how it is played. */
export const seatsEn = {
  seats: 'Who sits where',
  turn: 'What a turn is',
  count: 'How many',
  emblems: { crane: 'Crane', pine: 'Pine', fan: 'Fan', plum: 'Plum', bell: 'Bell', wave: 'Wave' },
  emblem: 'Choose an emblem',
  /** On the emblem of a seat: what it is, and that it can be changed. */
  changeEmblem: (emblem: string): string => `${emblem}: change the emblem`,
  /** Those who sat at this device's tables before. */
  people: 'Or somebody who sat here before',
  nameOf: (seat: number): string => `Name at seat ${seat + 1}`,
  person: 'Person',
  bot: 'Bot',
  whoSits: (seat: number): string => `Seat ${seat + 1}`,
  /** What the pieces of this seat look like. */
  lookOf: (name: string): string => `What ${name} plays`,
  /** On the handle of a seat: where a tap would move it. */
  reseat: (name: string, from: number, to: number): string => `Move ${name} from seat ${from + 1} to seat ${to + 1}`,
  reseatHint:
    'The seats go round the table from the top down. Pull a seat to another place by its arrow, or tap the arrow.',
  hints: {
    name: 'Hints',
    values: {
      on: { name: 'May be asked for', sentence: 'A strong bot shows where to look. The log notes every hint.' },
      off: { name: 'None', sentence: 'Nobody at this table is helped.' },
    },
  },
  first: 'Who begins',
  byChance: 'By chance',
  /** The custom in the game's own words. */
  custom: (who: string): string => `The game’s own custom: ${who} begins.`,
  knownDeal: 'Play a deal that you know',
  dealHint: 'The same code always lays out the same cards. Whoever knows it can know the deal.',
  dealCode: 'Deal code',
  dealFits: 'The code is good. It sets the seats and the options.',
  dealSent: 'Somebody sent you this deal. It sets the seats and the options.',
  faults: {
    length: 'A deal code has fourteen characters. Some are missing, or there are too many.',
    character: 'One of the characters is not used in deal codes.',
    check: 'One character is not right. Please compare the code once more.',
    game: 'The code is for a game that is not on this shelf.',
    edition: 'The code is from another edition of this game. Its cards would lie differently.',
    seats: 'The code is for a number of seats that this game does not have.',
    options: 'The code holds options that this game does not have.',
    otherGame: 'The code is for another game on the shelf.',
  },
  play: 'Play',
  rules: 'Rules',
  records: 'Records',
  sameName: (name: string): string =>
    `Two people are called ${name}. Give one of them another name, so that everybody knows whose turn it is.`,
  notCome:
    'This game has not come to this device yet, and there is no network. It comes by itself when the network is back.',
  notStarted: 'The table could not be laid out. Nothing was lost. Please try again.',
};
