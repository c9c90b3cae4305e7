import { faultsIn, trendRules } from '@xinpu/sdk/rules'
import type { TrendKind, TrendPart } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** A post as it stands in the form. */
export interface TrendDraft {
  kind: TrendKind
  title: string
  content: string
  input: string
  output: string
  load: string
  tried: string
  images: readonly string[]
  parts: readonly TrendPart[]
}

export const blankTrend: TrendDraft = {
  kind: 'question',
  title: '',
  content: '',
  input: '',
  output: '',
  load: '',
  tried: '',
  images: [],
  parts: [],
}

/** What is sent of it. */
export const valuesOf = ({ parts, images, ...draft }: TrendDraft) => ({
  ...draft,
  images: [...images],
  partIds: parts.map(({ id }) => id),
})

export type TrendValues = ReturnType<typeof valuesOf>

/** What the server would refuse, in its words; a question without a title is found by nobody. */
export const trendFaults = ({ kind, parts: _parts, images, ...text }: TrendDraft): FieldFault[] =>
  faultsIn(
    trendRules,
    { ...text, images: [...images] },
    {
      title: kind === 'question' && text.title.trim() === '' && '请用一句话写出问题',
      content: undefined,
      images: undefined,
      input: undefined,
      output: undefined,
      load: undefined,
      tried: undefined,
    },
  )

/** What makes a question answered soon, and whether it is there. */
export const habits = ({ input, output, load, parts, images, content }: TrendDraft) => [
  { label: '输入、输出、负载都写了', isKept: [input, output, load].every((fact) => fact.trim() !== '') },
  { label: '型号写全', isKept: parts.length > 0 },
  { label: '有波形或原理图', isKept: images.length > 0 },
  { label: '写了怎么量的', isKept: /示波器|万用表|探头|带宽|实测|量/.test(content) },
]
