import { reviewStatusLabels } from '@xinpu/sdk/labels'
import { formatBytes } from '@xinpu/sdk/format'
import type { MySpec, ReviewStatus } from '@xinpu/sdk/types'
import { Undo2 } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './MySpecList.styles.ts'

const looks: Record<ReviewStatus, { tone: StatusTone; shape: StatusShape }> = {
  pending: { tone: 'warn', shape: 'ring' },
  passed: { tone: 'ok', shape: 'full' },
  rejected: { tone: 'danger', shape: 'ring' },
}

export interface MySpecRowProps {
  spec: MySpec
  hrefOf: (specId: number) => Href
  now: Date
  onRemove: () => void
}

/** One thing that was uploaded: its part, its file, where it stands and why. */
export const MySpecRow = ({ spec, hrefOf, now, onRemove }: MySpecRowProps) => (
  <S.Row aria-label={spec.filename}>
    <S.Names>
      <S.Line>
        {spec.specId === undefined ? (
          <PartNumber>{spec.model}</PartNumber>
        ) : (
          <Link tone="part" href={hrefOf(spec.specId)}>
            <PartNumber>{spec.model}</PartNumber>
          </Link>
        )}
        <StatusTag {...looks[spec.status]}>{reviewStatusLabels[spec.status]}</StatusTag>
      </S.Line>
      <S.Facts>
        <span>{spec.brandCn || spec.brandName}</span>
        <span>{spec.filename}</span>
        <span>{spec.pageCount} 页</span>
        <span>{formatBytes(spec.fileSize)}</span>
        {spec.revision && <span>{spec.revision} 版</span>}
        <TimeText value={spec.createTime} now={now} />
      </S.Facts>
      {spec.rejectReason && <S.Reason>未通过：{spec.rejectReason}</S.Reason>}
    </S.Names>
    <Button tone="quiet" size="sm" shape="icon" aria-label={`撤回 ${spec.filename}`} onPress={onRemove}>
      <Icon of={Undo2} />
    </Button>
  </S.Row>
)
