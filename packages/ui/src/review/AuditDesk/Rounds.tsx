import type { AuditRound } from '@xinpu/sdk/types'
import { Timeline, type TimelineTone } from '../../primitives/Timeline/Timeline.tsx'
import * as S from './AuditDesk.styles.ts'

const tones: Record<AuditRound['status'], TimelineTone> = { passed: 'ok', rejected: 'danger', withdrawn: 'neutral' }

/** What was handed in for the same thing before, and what became of it; nothing where this is the first time. */
export function Rounds({ rounds, now }: { rounds: readonly AuditRound[]; now: Date }) {
  if (rounds.length === 0) return null

  return (
    <S.Rounds aria-label="送审经过">
      <S.Label>送审经过</S.Label>
      <Timeline
        now={now}
        items={rounds.map((round) => ({
          time: round.auditTime ?? round.createTime,
          text: saidOf(round),
          tone: tones[round.status],
          ...(round.remark && { detail: round.remark }),
        }))}
      />
    </S.Rounds>
  )
}

function saidOf({ status, auditor }: AuditRound): string {
  if (status === 'withdrawn') return '提交人撤回或改过'
  return `${auditor?.nickName ?? '审核员'} ${status === 'passed' ? '通过' : '驳回'}`
}
