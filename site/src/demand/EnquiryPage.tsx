import { useQuery } from '@tanstack/react-query'
import type { DemandVO } from '@xinpu/sdk/types'
import { LoginGate } from '@xinpu/ui/account'
import { DefaultLayout } from '@xinpu/ui/layout'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { BidderSide } from './BidderSide.tsx'
import { PostFacts, PostHead } from './PostFacts.tsx'
import { OwnerSide } from './OwnerSide.tsx'
import type { EnquiryParams } from './quote-places.ts'
import { ownView, publicPost } from './quote-queries.ts'

export interface EnquiryPageProps {
  /** The post. */
  id: number
  search: EnquiryParams
}

/** R036: a post is quoted for by others, and its owner compares what they quote. */
export function EnquiryPage(props: EnquiryPageProps) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  useAutoLogin(who === null)
  return who ? <Member {...props} /> : <Visitor {...props} />
}

function Member({ id, search }: EnquiryPageProps) {
  const call = useCall()
  const post = useQuery(ownView(call, id))
  return (
    <Region of={post}>
      {(shown) => (shown.isMine ? <OwnerSide post={shown} search={search} /> : <BidderSide key={id} post={shown} />)}
    </Region>
  )
}

function Visitor({ id }: EnquiryPageProps) {
  const call = useCall()
  const post = useQuery(publicPost(call, id))
  return <Region of={post}>{(shown) => <Gated post={shown} />}</Region>
}

function Gated({ post }: { post: DemandVO }) {
  const { openLogin } = useLogin()
  const act = post.type === 1 ? '报价' : '询价'
  return (
    <DefaultLayout head={<PostHead post={post} title={`${act} ${post.model}`} />}>
      <PostFacts post={post} />
      <LoginGate
        level={2}
        title={`登录后${act}`}
        why="成交前对方看不到您是谁，双方联系方式在对方接受后才互相可见，也都留有记录。"
        onLogin={() => openLogin()}
        registerHref={registerHref}
      />
    </DefaultLayout>
  )
}
