import { formatNumber } from '@xinpu/sdk/format'
import type { AdminEnterpriseDetail } from '@xinpu/sdk/types'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './EnterpriseDesk.styles.ts'

/** What a company is, and what it offers. */
export const Facts = ({ company, now }: { company: AdminEnterpriseDetail; now: Date }) => (
  <DescriptionList
    columns={2}
    items={[
      { label: '企业编号', value: company.id },
      { label: '统一社会信用代码', value: <S.Code>{company.creditCode}</S.Code>, copy: company.creditCode },
      { label: '企业类型', value: company.types.join('、') },
      { label: '法定代表人', value: company.legalPerson },
      { label: '所在地区', value: company.region },
      { label: '加入时间', value: <TimeText value={company.createTime} now={now} /> },
      { label: '最近活动', value: company.lastTime && <TimeText value={company.lastTime} now={now} /> },
      { label: company.status === 'blocked' ? '恢复后展示' : '正在展示', value: shownBy(company) },
    ]}
  />
)

const shownBy = ({ demandCount, stockCount, goodsCount }: AdminEnterpriseDetail): string =>
  `供求 ${formatNumber(demandCount)}、库存 ${formatNumber(stockCount)}、商品 ${formatNumber(goodsCount)}`
