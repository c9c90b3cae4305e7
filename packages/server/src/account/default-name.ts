import { randomInt } from 'node:crypto'

/** Without i, l and o, which read like digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz'

/** How somebody is called who has not said: 芯友 and six letters that tell nothing, least of all of a number. */
export const defaultName = (): string =>
  `芯友${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
