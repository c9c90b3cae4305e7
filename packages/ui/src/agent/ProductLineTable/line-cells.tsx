import { reviewStatusLabels } from '@xinpu/sdk/labels'
import type { ProductLine, ReviewStatus } from '@xinpu/sdk/types'
import { Link } from '../../primitives/Link/Link.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { proofValidity } from '../proof.ts'
import * as S from './ProductLineTable.styles.ts'

/** The brand of a line, by both its names. */
export const LineBrand = ({ line: { brandName, brandCn } }: { line: ProductLine }) => (
  <S.Stack>
    <strong translate="no">{brandName}</strong>
    {brandCn !== brandName && <S.Quiet>{brandCn}</S.Quiet>}
  </S.Stack>
)

/** The proof of a line, and how long it holds. */
export const LineProof = ({ line, now }: { line: ProductLine; now: Date }) =>
  line.certUrl === undefined ? (
    <S.Quiet>没有证书</S.Quiet>
  ) : (
    <S.Stack>
      <Link href={line.certUrl} target="_blank" aria-label={`查看证书 ${line.brandName}`}>
        查看证书
      </Link>
      <ProofEnd line={line} now={now} />
    </S.Stack>
  )

function ProofEnd({ line, now }: { line: ProductLine; now: Date }) {
  const { state, days } = proofValidity(line, now)
  if (state === 'endless') return <S.Quiet>没有填写有效期</S.Quiet>
  if (state === 'over') return <Tag tone="danger">已于 {line.certExpire} 到期</Tag>
  if (state === 'soon') return <Tag tone="warn">{days} 天后到期，请更换</Tag>
  return <S.Quiet>有效期至 {line.certExpire}</S.Quiet>
}

const looks: Record<ReviewStatus, { tone: StatusTone; shape: StatusShape }> = {
  pending: { tone: 'warn', shape: 'ring' },
  passed: { tone: 'ok', shape: 'full' },
  rejected: { tone: 'danger', shape: 'ring' },
}

/** Where the review of a line stands, and why it was refused. */
export const LineState = ({ line: { status, reason } }: { line: ProductLine }) => (
  <S.Stack>
    <StatusTag {...looks[status]}>{reviewStatusLabels[status]}</StatusTag>
    {status === 'rejected' && reason && <S.Reason>{reason}</S.Reason>}
  </S.Stack>
)
