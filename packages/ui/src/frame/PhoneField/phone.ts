export type AreaCode = '+86-' | '+852-' | '+886-'

/** A phone number as it stands in the field. */
export interface Phone {
  area: AreaCode
  number: string
}

export const areas: readonly { code: AreaCode; name: string }[] = [
  { code: '+86-', name: '中国大陆' },
  { code: '+852-', name: '中国香港' },
  { code: '+886-', name: '中国台湾' },
]

const longest = 11

/** What is sent: `+86-13800000000`. */
export const mobileOf = ({ area, number }: Phone): string => area + number

/** Reads what was typed or pasted: figures only, full-width ones too, and an area code before them. */
export function readPhone(text: string, area: AreaCode): Phone {
  const plain = text.normalize('NFKC').trim()
  const typed = areas.find(({ code }) => plain.startsWith(code.slice(0, -1)))
  const rest = typed ? plain.slice(typed.code.length - 1) : plain

  return { area: typed?.code ?? area, number: rest.replace(/\D/g, '').slice(0, longest) }
}
