import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { PublicDemand } from '@xinpu/sdk/types'
import { DemandDescription, DemandHeader, kindOf } from '@xinpu/ui/demand'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Alert, Breadcrumb, Button, DescriptionList, Link, onDemand, Section } from '@xinpu/ui/primitives'
import { Suspense } from 'react'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { late } from '../rendering/late.tsx'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { searchPlace } from '../search/places.ts'
import { demandHomePlace, hallPlace } from './places.ts'
import { PostActions } from './PostActions.tsx'
import type { PostParams } from './post-params.ts'
import { PostQuestions } from './PostQuestions.tsx'
import { publicPost } from './queries.ts'

const PostAnswers = late(() => import('./PostAnswers.tsx').then((module) => module.PostAnswers))

const PostPictures = late(() => import('./PostPictures.tsx').then((module) => module.PostPictures))
const SimilarPosts = late(() => import('./SimilarPosts.tsx').then((module) => module.SimilarPosts))

/** Who answers a post, before it is shown. */
export const bringAnswers = PostAnswers.bring

const Unpublished = onDemand(() => import('./Unpublished.tsx').then((module) => module.Unpublished))

/** R035: one post, with what answers it and what is asked under it. */
export function PostPage({ id, search: { tab, page = 1 } }: { id: number; search: PostParams }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const now = new Date(visit.now)
  const { data: post } = useSuspenseQuery(publicPost(call, id))
  const { data: who, isFetching } = useQuery(me(call))
  useAutoLogin(who === null && !isFetching)
  const isPublic = post.status !== 'draft' && post.status !== 'rejected'

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '供求', href: place(demandHomePlace) },
            { label: kindOf(post.type).word, href: place(hallPlace(post.type)) },
            { label: post.model },
          ]}
        />
      }
      head={
        <DemandHeader
          demand={post}
          partHref={place(searchPlace(post.model))}
          now={now}
          actions={<PostActions post={post} />}
        />
      }
      aside={<Poster post={post} isVisitor={who === null} />}
    >
      {!isPublic && (
        <Suspense>
          <Unpublished post={post} />
        </Suspense>
      )}
      <Section title="说明">
        <DemandDescription text={post.description} />
      </Section>
      {post.images.length > 0 && <PostPictures post={post} />}
      {isPublic && (
        <>
          <PostAnswers post={post} />
          <PostQuestions post={post} userId={who?.id} page={page} isWanted={tab === 'messages'} />
          {post.similar.length > 0 && <SimilarPosts post={post} />}
        </>
      )}
    </DefaultLayout>
  )
}

function Poster({ post, isVisitor }: { post: PublicDemand; isVisitor: boolean }) {
  const { openLogin } = useLogin()
  const side = post.type === 1 ? '求购方' : '供应方'
  const quote = post.type === 1 ? '报价' : '询价'

  return (
    <>
      {isVisitor && (
        <Alert
          title={post.enquiryCount > 0 ? `${post.enquiryCount} 家已${quote}，只给${side}看` : `还没有人${quote}`}
          action={
            <Button size="sm" onPress={() => openLogin()}>
              登录
            </Button>
          }
        >
          登录后可以{quote}、查看联系方式，双方都留有记录。
        </Alert>
      )}
      <Section title={side}>
        <DescriptionList
          items={[
            { label: '名称', value: <PosterName post={post} /> },
            { label: '认证', value: post.isAuth ? '企业认证' : '未认证' },
            { label: '地区', value: post.region },
            { label: '联系人', value: isVisitor ? '登录后查看' : '点“查看联系方式”' },
          ]}
        />
      </Section>
    </>
  )
}

/** A certified company has a page of its own. */
function PosterName({ post: { enterpriseId, enterpriseName, isAuth } }: { post: PublicDemand }) {
  const place = usePlace()
  if (!enterpriseName) return '个人会员'
  if (enterpriseId === undefined || !isAuth) return enterpriseName
  return <Link href={place(companyPlace(enterpriseId))}>{enterpriseName}</Link>
}
