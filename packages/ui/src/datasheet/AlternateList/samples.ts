import type { Alternate, AlternateReason } from '@xinpu/sdk/types'
import { capacitors } from '../PartTable/samples.ts'

const reason = ([name, from, to, effect]: [string, string, string, AlternateReason['effect']]): AlternateReason => ({
  name,
  from,
  to,
  effect,
})

const changes: [Alternate['verdict'], [string, string, string, AlternateReason['effect']][]][] = [
  ['drop-in', [['耐压', '16 V', '50 V', 'better']]],
  [
    'drop-in',
    [
      ['耐压', '16 V', '50 V', 'better'],
      ['精度', '±10 %', '±5 %', 'better'],
    ],
  ],
  ['board-change', [['封装', '0402', '0603', 'different']]],
  [
    'partial',
    [
      ['耐压', '16 V', '10 V', 'worse'],
      ['工作温度', '−55–125 °C', '', 'unknown'],
    ],
  ],
]

/** Alternates of a capacitor, for stories: one of every verdict. */
export const alternates: Alternate[] = changes.flatMap(([verdict, told], at) => {
  const model = capacitors[at + 1]
  return model ? [{ model, verdict, reasons: [reason(['容值', '100 nF', '100 nF', 'same']), ...told.map(reason)] }] : []
})
