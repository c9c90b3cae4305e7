import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ErrorState, Skeleton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { beginWriting } from '../article/write/begin-writing.ts'
import { useSession } from '../article/write/use-session.ts'
import { noteStore } from './note-store.ts'
import { NoteWriting } from './NoteWriting.tsx'
import { writeNoteHref } from './places.ts'

/** R104: a note is written, or an article of the disk changed. What is typed is kept, whatever happens to the page. */
export function WriteNoteRoom({ search: { id, dir } }: RoomProps) {
  const navigate = useNavigate()
  const { session, become } = useSession(id)
  return (
    <Begun
      key={session.turn}
      id={session.id}
      dir={dir}
      onNew={(made) => {
        become(made)
        void navigate({ href: writeNoteHref({ id: made }), replace: true })
      }}
    />
  )
}

interface BegunProps {
  id: number | undefined
  /** The folder that a new one goes into. */
  dir: number | undefined
  onNew: (id: number) => void
}

/** Waits for what there is already. */
function Begun({ id, dir, onNew }: BegunProps) {
  const call = useCall()
  const act = useAct()
  const [begunWith] = useState(id)
  const [store] = useState(() => noteStore(call, act, dir))
  const beginning = useQuery({
    queryKey: ['write note', begunWith ?? 'new'],
    queryFn: () => beginWriting(store, begunWith),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const begun = shownOf(beginning)
  if (begun === 'loading') return <Skeleton shape="detail" count={1} />
  if ('kind' in begun) return <ErrorState kind={begun.kind} onRetry={begun.onRetry} />
  return <NoteWriting store={store} begun={begun} id={begunWith} onNew={onNew} />
}
