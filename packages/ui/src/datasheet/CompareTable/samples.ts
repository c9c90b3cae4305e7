import type { Comparison, ComparisonRow } from '@xinpu/sdk/types'
import { capacitors } from '../PartTable/samples.ts'

const row = (group: string, name: string, values: string[], rest: Partial<ComparisonRow> = {}): ComparisonRow => ({
  group,
  name,
  unit: '',
  values,
  best: [],
  differs: new Set(values).size > 1,
  ...rest,
})

/** Four capacitors side by side, for stories. */
export const comparison: Comparison = {
  models: capacitors.slice(0, 4),
  rows: [
    row('基本信息', '品牌', ['村田', '国巨', '村田', '村田']),
    row('基本信息', '封装', ['0402', '0402', '0402', '0402']),
    row('基本信息', '生命周期', ['量产', '量产', '量产', '不推荐新设计']),
    row('电气参数', '容值', ['100 nF', '100 nF', '100 nF', '100 nF']),
    row('电气参数', '耐压', ['16 V', '16 V', '50 V', '50 V'], { best: [2, 3] }),
    row('电气参数', '精度', ['±10 %', '±10 %', '±10 %', ''], {}),
    row('供应', '库存', ['1492969', '14035658', '62', '0'], { unit: '片', best: [1] }),
  ],
  verdicts: [
    { modelId: 2, verdict: 'drop-in' },
    { modelId: 3, verdict: 'drop-in' },
    { modelId: 4, verdict: 'partial' },
  ],
}
