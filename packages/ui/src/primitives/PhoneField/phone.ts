import type { AreaCode, Phone } from '@xinpu/sdk/format'

export const areas: readonly { code: AreaCode; name: string }[] = [
  { code: '+86-', name: '中国大陆' },
  { code: '+852-', name: '中国香港' },
  { code: '+886-', name: '中国台湾' },
]

const longest = 11

/**
 * Reads what is being typed, or was pasted: figures only, full-width ones too, and an area code before them. Unlike
 * `parsePhone`, which takes a finished number or none, it keeps what can be kept of anything.
 */
export function readPhone(text: string, area: AreaCode): Phone {
  const plain = text.normalize('NFKC').trim()
  const typed = areas.find(({ code }) => plain.startsWith(code.slice(0, -1)))
  const rest = typed ? plain.slice(typed.code.length - 1) : plain

  return { area: typed?.code ?? area, number: rest.replace(/\D/g, '').slice(0, longest) }
}
