import type { DemandType, DemandVO } from '@xinpu/sdk/types'

/** 求购 or 供应, with the colour of each and what the other side answers with. */
export const kindOf = (type: DemandType) =>
  type === 1
    ? ({ word: '求购', answer: '报价', tone: 'demand' } as const)
    : ({ word: '供应', answer: '询价', tone: 'supply' } as const)

/** Who posts: the certified company, or a person for whom none speaks. */
export const posterOf = ({ enterpriseName }: Pick<DemandVO, 'enterpriseName'>): string => enterpriseName ?? '个人会员'

/** 含税, 未税, or nothing where it is not told. */
export const taxOf = ({ taxIncluded }: Pick<DemandVO, 'taxIncluded'>): string | undefined =>
  taxIncluded === undefined ? undefined : taxIncluded ? '含税' : '未税'
