import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LoginGate } from '@xinpu/ui/account'
import { DefaultLayout } from '@xinpu/ui/layout'
import { ErrorState, PageBody, Skeleton, VisuallyHidden } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { registerHref } from '../../account/places.ts'
import { useLogin } from '../../account/LoginContainer.tsx'
import { useAutoLogin } from '../../account/use-auto-login.ts'
import { useCall } from '../../app/api.ts'
import { me } from '../../app/queries.ts'
import { useAct } from '../../app/use-act.ts'
import { shownOf } from '../../app/shown.ts'
import { usePlace } from '../../app/use-place.ts'
import { newsPlace } from '../places.ts'
import { articleStore } from './article-store.ts'
import { beginWriting } from './begin-writing.ts'
import { useSession } from './use-session.ts'
import { type WriteParams, writePlace } from './write-params.ts'
import { WritingContainer } from './WritingContainer.tsx'

/** R003: articles are written here. What is typed is kept, whatever happens to the page. */
export function WritePage({ search }: { search: WriteParams }) {
  const { data: who } = useQuery(me(useCall()))
  useAutoLogin(who === null)
  return who ? <Sessions key={who.id} search={search} /> : <Gate />
}

function Gate() {
  const { openLogin } = useLogin()
  const place = usePlace()
  return (
    <DefaultLayout>
      <LoginGate
        title="登录后写文章"
        why="写下的内容随时自动保存，文中的型号会自动连到器件页。"
        onLogin={() => openLogin()}
        registerHref={registerHref}
        alternative={{ label: '先去看看资讯', href: place(newsPlace()) }}
      />
    </DefaultLayout>
  )
}

function Sessions({ search: { id, from } }: { search: WriteParams }) {
  const navigate = useNavigate()
  const { session, become } = useSession(id)

  return (
    <Begun
      key={session.turn}
      id={session.id}
      from={from}
      onNew={(made) => {
        become(made)
        void navigate({ ...writePlace({ id: made }), replace: true })
      }}
    />
  )
}

/** Waits for what there is already. */
function Begun({ id, from, onNew }: Pick<WriteParams, 'from' | 'id'> & { onNew: (id: number) => void }) {
  const call = useCall()
  const act = useAct()
  const [begunWith] = useState(id)
  const beginning = useQuery({
    queryKey: ['write', begunWith ?? 'new'],
    queryFn: () => beginWriting(articleStore(call, act), begunWith),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const begun = shownOf(beginning)
  if (begun === 'loading')
    return (
      <PageBody layout="index">
        <VisuallyHidden as="h1">写文章</VisuallyHidden>
        <Skeleton shape="detail" count={1} />
      </PageBody>
    )
  if ('kind' in begun)
    return (
      <PageBody layout="index">
        <VisuallyHidden as="h1">写文章</VisuallyHidden>
        <ErrorState kind={begun.kind} onRetry={begun.onRetry} />
      </PageBody>
    )
  return <WritingContainer begun={begun} id={begunWith} from={from} onNew={onNew} />
}
