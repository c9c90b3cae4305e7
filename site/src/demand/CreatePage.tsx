import { useQuery } from '@tanstack/react-query'
import type { DemandDetail } from '@xinpu/sdk/types'
import { kindOf, type DemandDraft } from '@xinpu/ui/demand'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Alert, Breadcrumb, LinkButton, onDemand, Section, Skeleton } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { usePlace } from '../app/use-place.ts'
import type { CreateParams } from './create-params.ts'
import { createPlace, demandHomePlace } from './places.ts'
import { postDraftName } from './post-draft-name.ts'
import type { Posted } from './posted.ts'
import { PostFields } from './PostFields.tsx'
import { PostLines } from './PostLines.tsx'
import { ownView } from './queries.ts'
import { usePastedLines } from './use-pasted-lines.ts'
import { usePostDraft } from './use-post-draft.ts'

const PostedResult = onDemand(() => import('./PostedResult.tsx').then((module) => module.PostedResult))
const TurnedDown = onDemand(() => import('./Unpublished.tsx').then((module) => module.TurnedDown))
const DraftAnswers = late(() => import('./DraftAnswers.tsx').then((module) => module.DraftAnswers))

/**
 * R031: a post by lines or by fields. What was typed survives a reload and a login. One that is changed or copied is known
 * first: empty fields would put nothing in its place.
 */
export const CreatePage = ({ search }: { search: CreateParams }) => (
  <Writing key={postDraftName(search)} search={search} />
)

function Writing({ search }: { search: CreateParams }) {
  const call = useCall()
  const place = usePlace()
  const known = search.id ?? search.copy
  const post = useQuery({ ...ownView(call, known ?? 0), enabled: known !== undefined })
  const [result, setResult] = useState<Posted>()
  const pasted = usePastedLines(search)
  const draft = usePostDraft(search, pasted.only, post.data)

  /** What was typed is kept while its owner has still to choose. */
  function settle(next: Posted) {
    setResult(next)
    if (next.kind !== 'posted') return
    draft.done()
    if (pasted.only) pasted.change('')
  }

  const fields = (written?: DemandDetail) =>
    draft.isReady ? (
      <PostFields
        key={`${draft.turn} ${written?.id}`}
        search={search}
        draft={draft}
        known={written}
        read={pasted.only}
        onResult={settle}
      />
    ) : (
      <Skeleton shape="detail" count={1} />
    )

  return (
    <DefaultLayout
      breadcrumb={<Breadcrumb items={[{ label: '供求', href: place(demandHomePlace) }, { label: '发布' }]} />}
      head={<PageHead title={search.id === undefined ? '发布供求' : '修改供求'} />}
      aside={<DraftAnswers lines={pasted.lines} kind={draft.kind} search={search} />}
    >
      {result ? (
        <Suspense fallback={<Skeleton shape="detail" count={1} />}>
          <PostedResult result={result} onAgain={() => setResult(undefined)} onResult={settle} />
        </Suspense>
      ) : (
        <>
          {search.id !== undefined && post.data?.status === 'rejected' && (
            <Suspense>
              <TurnedDown rejectReason={post.data.rejectReason} />
            </Suspense>
          )}
          {draft.earlier && <Earlier post={draft.earlier} />}
          {search.id === undefined && (
            <Section title="粘贴文字">
              {pasted.bar}
              <PostLines
                text={pasted.text}
                lines={pasted.lines}
                type={draft.kind}
                onChange={pasted.change}
                onResult={setResult}
              />
            </Section>
          )}
          <Section title={search.id === undefined ? '逐项填写' : '内容'}>
            {known === undefined ? fields() : <Region of={post}>{fields}</Region>}
          </Section>
        </>
      )}
    </DefaultLayout>
  )
}

/** Another post was begun before: it is kept, and one press away. */
function Earlier({ post: { model, type } }: { post: DemandDraft }) {
  const place = usePlace()
  return (
    <Alert
      title={`还有一条没有发布的${kindOf(type).word}草稿${model && `：${model}`}`}
      action={
        <LinkButton size="sm" href={place(createPlace())}>
          继续填写
        </LinkButton>
      }
    />
  )
}
