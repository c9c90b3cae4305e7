import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sessionBlock, sessionRemove } from '@xinpu/sdk/message'
import type { ImSession } from '@xinpu/sdk/types'
import { ImContextCard, ImHead, ImPanes } from '@xinpu/ui/message'
import { EmptyState, ErrorState, NotHereDialog, onDemand, Skeleton, toast } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useOnline } from '../app/use-online.ts'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { cards } from './cards.tsx'
import { ComposerContainer } from './ComposerContainer.tsx'
import type { ImParams } from './im-params.ts'
import { imPlace } from './places.ts'
import { lines, talk } from './queries.ts'
import { SessionsContainer } from './SessionsContainer.tsx'
import { PromisesContainer } from './PromisesContainer.tsx'
import { SearchContainer } from './SearchContainer.tsx'
import { TalkContainer } from './TalkContainer.tsx'
import type { OpenDialog } from './TalkDialogs.tsx'
import { useOpening } from './use-opening.ts'
import { useOutbox } from './use-outbox.ts'

interface TalksPageProps {
  search: ImParams
  userId: number
}

/** R012: the talks of a person, the open one, and what it is about. */
export function TalksPage({ search, userId }: TalksPageProps) {
  const call = useCall()
  const { outbox, waiting, isCut } = useOutbox(userId)
  const isOffline = useOnline() === 'offline' || isCut
  const opening = useOpening(search)
  const id = search.session
  const found = useQuery({ ...talk(call, id ?? 0), enabled: id !== undefined })
  const session = id === undefined ? undefined : found.data

  return (
    <ImPanes
      isOpen={id !== undefined || opening !== undefined}
      list={<SessionsContainer current={id} />}
      thread={
        session ? (
          <Talk
            key={session.id}
            session={session}
            search={search}
            userId={userId}
            outbox={outbox}
            waiting={waiting.filter(({ sessionId }) => sessionId === session.id)}
            isCut={isCut}
          />
        ) : (
          <NoTalk isChosen={id !== undefined} found={shownOf(found)} failure={opening?.failure} />
        )
      }
      {...(session && { context: <Context session={session} /> })}
      {...(isOffline && { offline: { waiting: waiting.length, onRetry: () => void outbox.flush() } })}
    />
  )
}

type Shown = ReturnType<typeof shownOf<ImSession>>

/** In place of a talk: that none is chosen, that it is being opened, or why it cannot be. */
function NoTalk({ isChosen, found, failure }: { isChosen: boolean; found: Shown; failure: string | undefined }) {
  if (failure !== undefined) return <EmptyState title="会话没有打开" why={failure} />
  if (isChosen && typeof found === 'object' && 'kind' in found) return <ErrorState {...found} />
  if (isChosen) return <Skeleton shape="row" count={5} />
  return <EmptyState title="选一个会话" why="左边是您谈过的人。" />
}

const TalkDialogs = onDemand(() => import('./TalkDialogs.tsx').then((module) => module.default), NotHereDialog)

type TalkProps = Omit<React.ComponentProps<typeof TalkContainer>, 'actions' | 'at'> & { search: ImParams }

function Talk({ search, ...shown }: TalkProps) {
  const { session, outbox } = shown
  const navigate = useNavigate()
  const place = usePlace()
  const act = useAct()
  const { card, cardId } = search
  const [open, setOpen] = useState<OpenDialog>()
  const [isSearching, setSearching] = useState(false)
  const fail = (error: unknown) => void toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')

  return (
    <>
      <ImHead
        session={session}
        backHref={place(imPlace())}
        {...companyOf(session, place)}
        onBlock={(isBlocked) =>
          void act(sessionBlock, { id: session.id, status: isBlocked ? 1 : 0 }, () =>
            toast.success(isBlocked ? '已屏蔽，对方发不来消息' : '已解除屏蔽'),
          ).catch(fail)
        }
        onSearch={() => setSearching(!isSearching)}
        onReport={() => setOpen({ kind: 'report' })}
        {...(session.desk?.isOurs && { onHandOver: () => setOpen({ kind: 'handOver' }) })}
        onRemove={() => void act(sessionRemove, { id: session.id }, () => navigate(imPlace())).catch(fail)}
      />
      {isSearching && <SearchContainer session={session} onClose={() => setSearching(false)} />}
      <TalkContainer
        key={search.line ?? 'end'}
        {...shown}
        at={search.line}
        actions={{
          onPromise: (line) => setOpen({ kind: 'promise', line }),
          onReport: (line) => setOpen({ kind: 'report', line }),
        }}
      />
      <ComposerContainer
        session={session}
        outbox={outbox}
        card={card && cardId ? { kind: card, id: cardId } : undefined}
        onOpen={(kind) => setOpen({ kind })}
        onCardGone={() => void navigate({ ...imPlace({ session: session.id }), replace: true })}
      />
      {open && (
        <Suspense>
          <TalkDialogs
            open={open}
            session={session}
            userId={shown.userId}
            onClose={() => setOpen(undefined)}
            onPick={(kind, { id }) => {
              setOpen(undefined)
              void navigate({ ...imPlace({ session: session.id, card: kind, cardId: id }), replace: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const companyOf = ({ companyId }: ImSession, place: ReturnType<typeof usePlace>) =>
  companyId === undefined ? {} : { companyHref: place(companyPlace(companyId)) }

/** What is pinned, who the other is, and the files of the lines that have come. */
function Context({ session }: { session: ImSession }) {
  const place = usePlace()
  const found = useQuery(lines(useCall(), useQueryClient(), session.id))
  const files = (found.data?.lines ?? []).filter(({ msgType }) => msgType === 'file').toReversed()
  const Pinned = session.topic && cards[session.topic]

  return (
    <ImContextCard
      session={session}
      {...(Pinned && session.topicId !== undefined && { pinned: <Pinned id={session.topicId} title="已不在了" /> })}
      {...companyOf(session, place)}
      promises={<PromisesContainer session={session} />}
      files={files}
    />
  )
}
