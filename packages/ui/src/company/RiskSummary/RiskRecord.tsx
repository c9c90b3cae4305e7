import { riskKindLabels } from '@xinpu/sdk/labels'
import type { TycRiskRecord } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { riskWords } from './risk-words.ts'
import * as S from './RiskSummary.styles.ts'

export interface RiskRecordProps {
  record: TycRiskRecord
}

/** One record: what such a thing is in plain words, who the company is in it, how much it is about, and its course. */
export const RiskRecord = ({ record }: RiskRecordProps) => (
  <S.Record>
    <Alert title={`${riskKindLabels[record.kind]}是什么`}>{riskWords[record.kind]}</Alert>
    <DescriptionList items={factsOf(record)} />
    {record.steps.length > 0 && (
      <S.Steps aria-label="经过">
        {record.steps.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date}>{date.slice(0, 10)}</time>
            {text}
          </li>
        ))}
      </S.Steps>
    )}
  </S.Record>
)

const factsOf = ({ role, amount, status, date, fields, source, updateTime }: TycRiskRecord) =>
  [
    { label: '身份', value: role },
    { label: '金额', value: amount },
    { label: '状态', value: status },
    { label: '日期', value: date?.slice(0, 10) },
    ...fields.map(({ name, value }) => ({ label: name, value })),
    { label: '来源', value: source, date: updateTime.slice(0, 10) },
  ].filter(({ value }) => value)
