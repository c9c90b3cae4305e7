import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chatRead } from '@xinpu/sdk/message'
import type { ImMsg, ImMsgPage, ImSession } from '@xinpu/sdk/types'
import { ImThread, type LineActions, type Outgoing } from '@xinpu/ui/message'
import { toast } from '@xinpu/ui/primitives'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf, type NotShown } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useOnline } from '../app/use-online.ts'
import { cards } from './cards.tsx'
import type { Outbox } from './outbox.ts'
import type { Kept } from './outbox-store.ts'
import { imPlace } from './places.ts'
import { addOlder, lines, linesAround, promisesIn } from './queries.ts'
import type { TalkLines } from './talk-lines.ts'

export interface TalkProps {
  session: ImSession
  userId: number
  outbox: Outbox
  /** Lines of this talk that have not arrived. */
  waiting: readonly Kept[]
  isCut: boolean
  /** The line that is looked for. */
  at: number | undefined
  /** What can be done with a line. */
  actions: LineActions
}

/** The lines of a talk: its end as it goes on, or a stretch around a line that is looked for. */
export function TalkContainer(props: TalkProps) {
  return props.at === undefined ? <TalkEnd {...props} /> : <TalkMidst {...props} at={props.at} />
}

/** The lines of a talk: what was seen is marked, older ones are asked for. */
function TalkEnd({ session, userId, outbox, waiting, isCut, actions }: TalkProps) {
  const visit = useVisit()
  const call = useCall()
  const held = useQueryClient()
  const found = useQuery(lines(call, held, session.id))
  const [isLoadingMore, setLoadingMore] = useState(false)
  const isOffline = useOnline() === 'offline' || isCut
  const said = found.data?.lines
  const firstUnread = useFirstUnread(said)
  useReading(session.id, said?.findLast(({ isOwn, isRead }) => !isOwn && !isRead)?.id)

  async function more() {
    setLoadingMore(true)
    await addOlder(call, held, session.id).catch(() => toast.error('没有取到更早的消息，请再试一次'))
    setLoadingMore(false)
  }

  return (
    <ImThread
      session={session}
      lines={said ?? notShown(shownOf(found))}
      outgoing={waiting.map((line) => outgoingOf(line, isOffline))}
      userId={userId}
      {...(firstUnread !== undefined && { firstUnread })}
      {...(found.data?.hasMore && { onMore: () => void more() })}
      isLoadingMore={isLoadingMore}
      onResend={({ clientMsgId }) => void outbox.resend(clientMsgId)}
      onDrop={({ clientMsgId }) => void outbox.drop(clientMsgId)}
      cardOf={cardOf}
      promised={usePromised(session.id)}
      actions={actions}
      now={new Date(visit.now)}
    />
  )
}

/** A line that is looked for, amid what was said before and after it. */
function TalkMidst({ session, userId, outbox, waiting, isCut, at, actions }: TalkProps & { at: number }) {
  const visit = useVisit()
  const navigate = useNavigate()
  const found = useQuery(linesAround(useCall(), session.id, at))
  const said = found.data?.data
  const goTo = (line: ImMsg | undefined) =>
    void navigate(imPlace({ session: session.id, ...(line && { line: line.id }) }))

  return (
    <ImThread
      session={session}
      lines={said ?? amidNotShown(shownOf(found))}
      outgoing={waiting.map((line) => outgoingOf(line, isCut))}
      userId={userId}
      at={at}
      {...(found.data?.hasMore && { onMore: () => goTo(said?.[0]) })}
      {...(found.data?.hasLater && { onLater: () => goTo(said?.at(-1)) })}
      onEnd={() => goTo(undefined)}
      onResend={({ clientMsgId }) => void outbox.resend(clientMsgId)}
      onDrop={({ clientMsgId }) => void outbox.drop(clientMsgId)}
      cardOf={cardOf}
      promised={usePromised(session.id)}
      actions={actions}
      now={new Date(visit.now)}
    />
  )
}

/** Lines of a talk that are promises. */
function usePromised(sessionId: number): ReadonlySet<number> {
  const { data } = useQuery(promisesIn(useCall(), sessionId))
  return useMemo(() => new Set(data?.map(({ id }) => id)), [data])
}

/** Why there are no lines yet. */
const amidNotShown = (found: ReturnType<typeof shownOf<ImMsgPage>>) =>
  typeof found === 'object' && 'kind' in found ? found : 'loading'

const notShown = (found: TalkLines | NotShown | 'loading') =>
  typeof found === 'object' && 'kind' in found ? found : 'loading'

function cardOf({ msgType, targetId, content }: ImMsg) {
  if (msgType === 'text' || msgType === 'image' || msgType === 'file' || targetId === undefined) return null
  const Card = cards[msgType]
  return <Card id={targetId} title={content} />
}

const outgoingOf = ({ clientMsgId, msgType, content, file, at, refused }: Kept, isOffline: boolean): Outgoing => ({
  clientMsgId,
  msgType,
  content: content || file?.name || '',
  at: new Date(at).toISOString(),
  state: refused === undefined ? (isOffline ? 'waiting' : 'sending') : 'failed',
  ...(refused !== undefined && { reason: refused }),
})

/** The first line that was new when the talk was opened; it stays so while one reads. */
function useFirstUnread(said: readonly ImMsg[] | undefined): number | undefined {
  const [first, setFirst] = useState<{ id: number | undefined }>()
  if (said && !first) setFirst({ id: said.find(({ isOwn, isRead }) => !isOwn && !isRead)?.id })
  return first?.id
}

/** Marks what is in sight as seen; a tab in the background sees nothing. */
function useReading(sessionId: number, unread: number | undefined): void {
  const act = useAct()
  useEffect(() => {
    if (unread === undefined) return undefined
    const read = () => {
      if (document.visibilityState === 'visible') void act(chatRead, { sessionId }).catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [act, sessionId, unread])
}
