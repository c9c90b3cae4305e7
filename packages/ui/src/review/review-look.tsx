import { reviewStatusLabels } from '@xinpu/sdk/labels'
import type { ReviewStatus } from '@xinpu/sdk/types'
import { StatusTag, type StatusShape, type StatusTone } from '../primitives/StatusTag/StatusTag.tsx'

const looks: Record<ReviewStatus, { tone: StatusTone; shape: StatusShape }> = {
  pending: { tone: 'warn', shape: 'ring' },
  passed: { tone: 'ok', shape: 'full' },
  rejected: { tone: 'danger', shape: 'ring' },
}

/** Where a matter stands. */
export const ReviewTag = ({ status }: { status: ReviewStatus }) => (
  <StatusTag {...looks[status]}>{reviewStatusLabels[status]}</StatusTag>
)
