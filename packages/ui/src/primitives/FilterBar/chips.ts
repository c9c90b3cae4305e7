import { rangeOf, textOf, wordsOf, type FilterField, type FilterValue } from './types.ts'

/** One filter that is on, and the value without it. */
export interface Chip {
  key: string
  label: string
  text: string
  without: FilterValue
}

/** What is on, in the order of the fields: several values of one field are several chips. */
export const chipsOf = (fields: readonly FilterField[], value: FilterValue): Chip[] =>
  fields.flatMap((field) =>
    textsOf(field, value).map((one) => ({ key: `${field.name} ${one.value}`, label: field.label, ...one })),
  )

interface On {
  value: string
  text: string
  without: FilterValue
}

function textsOf(field: FilterField, value: FilterValue): On[] {
  const { name } = field
  const without = { ...value, [name]: undefined }
  switch (field.kind) {
    case 'text':
      return one(textOf(value, name), without)
    case 'switch':
      return value[name] === true ? [{ value: 'on', text: '', without }] : []
    case 'range':
      return one(rangeText(rangeOf(value, name), field.unit), without)
    case 'select':
      return one(labelOf(field, textOf(value, name)), without)
    case 'multi': {
      const words = wordsOf(value, name)
      return words.map((word) => ({
        value: word,
        text: labelOf(field, word),
        without: { ...value, [name]: nonEmptyWords(words.filter((other) => other !== word)) },
      }))
    }
  }
}

const one = (text: string, without: FilterValue): On[] => (text === '' ? [] : [{ value: text, text, without }])

/** No words at all are no filter. */
export const nonEmptyWords = (words: readonly string[]): readonly string[] | undefined =>
  words.length > 0 ? words : undefined

const labelOf = ({ options }: Extract<FilterField, { kind: 'select' | 'multi' }>, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/** ‘≥ 200 mA’, ‘≤ 5 V’, ‘1–5 V’. */
export function rangeText({ from, to }: { from: string; to: string }, unit?: string): string {
  if (from === '' && to === '') return ''
  const figures = from !== '' && to !== '' ? `${from}–${to}` : from !== '' ? `≥ ${from}` : `≤ ${to}`

  return unit ? `${figures} ${unit}` : figures
}
