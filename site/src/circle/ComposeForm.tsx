import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { trendAdd, trendUpdate } from '@xinpu/sdk/circle'
import type { TrendsGroup, TrendsVO } from '@xinpu/sdk/types'
import { TrendComposer, type TrendDraft, type TrendValues } from '@xinpu/ui/circle'
import { Alert, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import type { StoredDraft } from '../account/use-draft.tsx'
import { browser, useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { partBlockPlace } from '../catalogue/PartTabs.tsx'
import { partDetail, suggestions } from '../datasheet/queries.ts'
import { trendPlace } from './places.ts'

export interface ComposeFormProps {
  circle: TrendsGroup | undefined
  circleId: number
  /** The post that is rewritten. */
  known: TrendsVO | undefined
  draft: StoredDraft<TrendDraft>
  onTitle: (title: string) => void
}

/** The form of a post with its calls. */
export function ComposeForm({ circle, circleId, known, draft, onTitle }: ComposeFormProps) {
  const call = useCall()
  const held = useQueryClient()
  const place = usePlace()
  const publish = usePublish(circleId, known, draft.done)
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 150)
  const { data, isFetching, isError } = useQuery({ ...suggestions(call, words), enabled: words !== '' })
  const initial = draft.initial ?? (known && draftOf(known))

  return (
    <>
      {circle && !circle.isFollow && <Alert title={`发帖后您会加入「${circle.name}」。`} />}
      <TrendComposer
        {...(initial && { initial })}
        onChange={(next) => {
          draft.keep(next)
          onTitle(next.title)
        }}
        draft={draft.bar}
        submitLabel={known ? '保存' : '发布'}
        found={(data?.data ?? [])
          .filter(({ type }) => type === 'model')
          .map(({ id, name, detail }) => ({ value: String(id), label: name, detail }))}
        findState={isError ? 'error' : isFetching || words !== typed.trim() ? 'loading' : 'ready'}
        onFind={setTyped}
        partOf={(id) => held.ensureQueryData(partDetail(call, id))}
        alternatesOf={(part) => place(partBlockPlace(part, { tab: 'alternates' }))}
        uploadImage={uploadFor(call, 'image')}
        send={publish}
      />
    </>
  )
}

/** Sends a post; a visitor logs in first, what was typed stays. */
function usePublish(groupId: number, known: TrendsVO | undefined, done: () => void) {
  const act = useAct()
  const navigate = useNavigate()
  const { openLogin } = useLogin()
  return async (values: TrendValues) => {
    if (!browser().read()) {
      openLogin()
      throw new Error('登录后发布，内容已保留')
    }
    const told = async ({ id, status }: { id: number; status: string }) => {
      done()
      toast.success(status === 'pending' ? '已提交，审核后别人能看到' : '已发布')
      await navigate(trendPlace(id))
    }
    await (known ? act(trendUpdate, { id: known.id, ...values }, told) : act(trendAdd, { groupId, ...values }, told))
  }
}

const draftOf = ({ kind, title = '', content, facts, images, parts }: TrendsVO): TrendDraft => ({
  kind,
  title,
  content,
  ...facts,
  images,
  parts,
})

/** Whether what was kept is a post of this version of the site. */
export function isTrendDraft(value: unknown): value is TrendDraft {
  const draft = value as Partial<TrendDraft> | null
  return typeof draft?.content === 'string' && typeof draft.tried === 'string' && Array.isArray(draft.parts)
}
