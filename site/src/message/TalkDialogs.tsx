import { useQuery } from '@tanstack/react-query'
import {
  chatReport,
  promiseMark,
  replyAdd,
  replyList,
  replyRemove,
  sessionAssign,
  sessionColleagues,
} from '@xinpu/sdk/message'
import { imReportReasonLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { ImMsg, ImReportReason, ImSession } from '@xinpu/sdk/types'
import {
  HandOverDialog,
  ImCardPicker,
  PromiseDialog,
  RepliesDialog,
  type Pickable,
  type PickedKind,
} from '@xinpu/ui/message'
import { toast } from '@xinpu/ui/primitives'
import { ReportDialog } from '@xinpu/ui/report-dialog'
import { useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { cardChoices } from './card-choices.ts'
import { useHasDesk } from './use-has-desk.ts'

/** What is open over a talk. */
export type OpenDialog =
  | { kind: 'report'; line?: ImMsg }
  | { kind: 'promise'; line: ImMsg }
  | { kind: 'handOver' }
  | { kind: 'replies' }
  | { kind: 'cards' }

interface TalkDialogsProps {
  open: OpenDialog
  session: ImSession
  userId: number
  onClose: () => void
  onPick: (kind: PickedKind, picked: Pickable) => void
}

/** One of the dialogs over a talk. */
export default function TalkDialogs({ open, ...props }: TalkDialogsProps) {
  if (open.kind === 'report') return <Reporting line={open.line} {...props} />
  if (open.kind === 'promise') return <Promising line={open.line} {...props} />
  if (open.kind === 'handOver') return <HandingOver {...props} />
  if (open.kind === 'replies') return <Replies {...props} />
  return <Cards {...props} />
}

type Props = Omit<TalkDialogsProps, 'open'>

const reasons = Object.entries(imReportReasonLabels).map(([value, label]) => ({ value, label }))

function Reporting({ session, line, onClose }: Props & { line: ImMsg | undefined }) {
  const act = useAct()
  const about = { sessionId: session.id, ...(line && { msgId: line.id }) }
  return (
    <ReportDialog
      isOpen
      onOpenChange={onClose}
      act="举报"
      subject={line ? line.content : `与${session.peer.nickName}的会话`}
      reasons={reasons}
      send={({ reason, content }) => act(chatReport, { ...about, reason: reason as ImReportReason, content })}
    />
  )
}

function Promising({ line, onClose }: Props & { line: ImMsg }) {
  const act = useAct()
  const visit = useVisit()
  return (
    <PromiseDialog
      line={line}
      onClose={onClose}
      now={new Date(visit.now)}
      save={(dueDay) =>
        act(promiseMark, { id: line.id, ...(dueDay !== null && { dueDay }) }, () => toast.success('已记为承诺'))
      }
    />
  )
}

function HandingOver({ session, userId, onClose }: Props) {
  const act = useAct()
  const found = useQuery(query(useCall(), sessionColleagues, { id: session.id }))
  return (
    <HandOverDialog
      session={session}
      colleagues={shownOf(found)}
      userId={userId}
      onClose={onClose}
      assign={(keeperId) =>
        act(sessionAssign, { id: session.id, keeperId, seenId: session.desk?.keeper?.id ?? 0 }, () =>
          toast.success('已转交'),
        )
      }
    />
  )
}

function Replies({ onClose }: Props) {
  const act = useAct()
  const { data: replies = [] } = useQuery(query(useCall(), replyList, {}))
  return (
    <RepliesDialog
      replies={replies}
      canShare={useHasDesk()}
      onClose={onClose}
      add={(reply) => act(replyAdd, reply)}
      onRemove={({ id }) =>
        void act(replyRemove, { id }).catch((error: unknown) =>
          toast.error(error instanceof Error ? error.message : '没有删除，请再试一次'),
        )
      }
    />
  )
}

function Cards({ session, onClose, onPick }: Props) {
  const [kind, setKind] = useState<PickedKind>('part')
  const [keywords, setKeywords] = useState('')
  const found = useQuery(cardChoices(useCall(), session, kind, useDebounced(keywords.trim(), 250)))
  return (
    <ImCardPicker
      kind={kind}
      onKind={setKind}
      keywords={keywords}
      onKeywords={setKeywords}
      found={shownOf(found)}
      onPick={(picked) => onPick(kind, picked)}
      onClose={onClose}
    />
  )
}
