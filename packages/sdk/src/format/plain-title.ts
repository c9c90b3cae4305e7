/** The marks that writers of datasheets leave in titles and bookmarks; `V<5` and `<1 Ω` are none. */
const tag = /<\/?(?:su[bp]|inf|superscript|subscript|[biupq]|em|strong|small|big|font|span)(?:\s[^<>]*)?\/?>/gi
const lineBreak = /<br\s*\/?>/gi
const raisedFigures = /<sup>\s*([-+\d]+)\s*<\/sup>/gi
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  deg: '°',
  micro: 'µ',
  ohm: 'Ω',
  plusmn: '±',
}

/**
 * The title or bookmark of a PDF as plain text on one line: tags go, raised figures stay raised, entities become what
 * they stand for.
 *
 * @example plainTitle('Low-I<Sub>Q</Sub> LDO, I<sup>2</sup>C') // 'Low-IQ LDO, I²C'
 */
export const plainTitle = (title: string): string =>
  title
    .replaceAll(raisedFigures, (_, figures: string) => [...figures].map(raise).join(''))
    .replaceAll(lineBreak, ' ')
    .replaceAll(tag, '')
    .replaceAll(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, code?: string, name?: string) =>
      code ? characterOf(Number(code)) : (entities[(name ?? '').toLowerCase()] ?? whole),
    )
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

const raise = (sign: string): string => (sign === '-' ? '⁻' : sign === '+' ? '⁺' : (raised[Number(sign)] ?? sign))

const characterOf = (code: number): string => (code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ')
