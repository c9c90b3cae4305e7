import * as z from 'zod'
import { Id } from '../page.ts'
import { AlternateVerdict } from './alternate.ts'
import { ChipModel } from './part.ts'

/** 对比行. One property of all the compared parts. */
export const ComparisonRow = z
  .object({
    group: z.string().describe('基本信息, 电气参数, 供应, …'),
    name: z.string(),
    label: z.string().optional().describe('As lists show it, where that is not its name.'),
    unit: z.string().describe('Empty where the values carry their own.'),
    values: z.array(z.string()).describe('One a part, in their order; empty where unknown.'),
    best: z.array(z.int()).describe('Which of the values are best, from 0; none where none is better.'),
    read: z
      .array(z.int())
      .optional()
      .describe('Which of the values were read in the description of a catalogue, from 0; left out where none was.'),
    differs: z.boolean(),
  })
  .meta({ id: 'ComparisonRow' })
export type ComparisonRow = z.infer<typeof ComparisonRow>

/** 引脚对比. What one pin is on each of the compared parts. */
export const ComparisonPin = z
  .object({
    pin: z.string().describe('1, A1, EP, …'),
    names: z.array(z.string()).describe('One a part, in their order; empty where it has no such pin.'),
    differs: z.boolean(),
  })
  .meta({ id: 'ComparisonPin' })
export type ComparisonPin = z.infer<typeof ComparisonPin>

/** 型号对比. Parts side by side. */
export const Comparison = z
  .object({
    models: z.array(ChipModel).describe('In the order asked for.'),
    rows: z.array(ComparisonRow),
    pins: z.array(ComparisonPin).optional().describe('Only where the pins of every part are known.'),
    verdicts: z
      .array(z.object({ modelId: Id, verdict: AlternateVerdict.nullable() }))
      .describe('How well each stands in for the first, which is left out; null where that cannot be said.'),
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.infer<typeof Comparison>
