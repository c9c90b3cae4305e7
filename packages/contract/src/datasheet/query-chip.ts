import * as z from 'zod'

/** 查询词. One word of a query and how it was understood. */
export const QueryChip = z
  .object({
    kind: z
      .enum(['quantity', 'range', 'package', 'category', 'brand', 'feature', 'marking', 'model', 'filler', 'text'])
      .describe('feature: a property such as X7R; model: a number typed in pieces; filler sets no condition.'),
    label: z.string().describe('容值, 封装, 类别, 品牌, 丝印, 型号; 文字 when it was not understood.'),
    value: z.string().describe('How it reads in the trade: 100 nF, ≥ 10 kΩ, 0402, 贴片电容 MLCC, 村田 muRata.'),
    word: z.string().describe('The word as it was typed; taking it out of the text removes the chip.'),
    start: z.int().describe('Where the word begins in the text, in UTF-16 units.'),
  })
  .meta({ id: 'QueryChip' })
export type QueryChip = z.infer<typeof QueryChip>
