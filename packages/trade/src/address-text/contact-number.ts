/** A number to call, and where it stands in a text. */
export interface ContactNumber {
  value: string
  start: number
  end: number
}

const gap = String.raw`[\s-]?`
const china = String.raw`(?:\(?(?:\+|00)?86\)?[\s-]{0,2})?`

/** Mobiles as people print them, each with what goes over the wire. */
const mobiles: readonly (readonly [RegExp, area: string])[] = [
  [new RegExp(String.raw`(?<!\d)${china}(1[3-9]\d)(${gap})(\d{4})\2(\d{4})(?!\d)`), '+86-'],
  [new RegExp(String.raw`(?<!\d)${china}(1[3-9]\d)([\s-])(\d{3})\2(\d{5})(?!\d)`), '+86-'],
  [new RegExp(String.raw`(?<!\d)\(?(?:\+|00)?852\)?[\s-]{0,2}(\d{4})(${gap})(\d{4})(?!\d)`), '+852-'],
  [new RegExp(String.raw`(?<!\d)\(?(?:\+|00)886\)?[\s-]{0,2}0?(9\d{2})(${gap})(\d{3})\2(\d{3})(?!\d)`), '+886-'],
]

/** A landline of the mainland, with its area code and perhaps an extension. */
const landline =
  /(?<!\d)\(?(0(?:10|2\d|[3-9]\d{2}))\)?[\s-]{0,2}([2-9]\d{2,3})[\s-]?(\d{4})(?:\s?(?:转|-|#|ext\.?)\s?(\d{1,6}))?(?!\d)/i

/** A mobile of Hong Kong without its area: eight digits that begin as mobiles do. */
const bareHongKong = /(?<!\d)([569]\d{3})[\s-]?(\d{4})(?!\d)/

const found = (match: RegExpExecArray, value: string): ContactNumber => ({
  value,
  start: match.index,
  end: match.index + match[0].length,
})

/** The first mobile of a text, with its area: `+86-15900007788`. */
export function mobileIn(text: string): ContactNumber | undefined {
  const all = mobiles.flatMap(([pattern, area]) => {
    const match = pattern.exec(text)
    return match ? [found(match, area + match.slice(1).join('').replaceAll(/\D/g, ''))] : []
  })
  return all.sort((one, other) => one.start - other.start)[0]
}

/** The first landline of a text: `0755-26000000转801`. */
export function landlineIn(text: string): ContactNumber | undefined {
  const match = landline.exec(text)
  if (!match) return undefined
  const [, area, head = '', tail = '', extension] = match
  return found(match, `${area}-${head}${tail}${extension ? `转${extension}` : ''}`)
}

/** A mobile in an address of Hong Kong, where the area goes without saying. */
export function hongKongMobileIn(text: string): ContactNumber | undefined {
  const match = bareHongKong.exec(text)
  return match ? found(match, `+852-${match.slice(1).join('')}`) : undefined
}
