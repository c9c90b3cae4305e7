import { useNavigate } from '@tanstack/react-router'
import { mineUpdate } from '@xinpu/sdk/demand'
import type { DemandDraft } from '@xinpu/ui/demand'
import { Button, LinkButton, ResultPanel, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { postPlace } from './places.ts'
import { toldOf } from './post-draft.ts'
import { posted } from './posted.ts'
import type { PostedResultProps } from './PostedResult.tsx'

interface SamePostProps extends Pick<PostedResultProps, 'onAgain' | 'onResult'> {
  /** The own post that says the same. */
  id: number
  /** What was typed. */
  draft: DemandDraft
}

/** The same is open already: its owner brings that one up to what was typed, posts another, or goes back. */
export function SamePost({ id, draft, onAgain, onResult }: SamePostProps) {
  const act = useAct()
  const place = usePlace()
  const navigate = useNavigate()
  const [sending, setSending] = useState<'another' | 'update'>()

  async function attempt(way: 'another' | 'update', work: () => Promise<unknown>) {
    setSending(way)
    try {
      await work()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
    } finally {
      setSending(undefined)
    }
  }

  async function update() {
    await act(mineUpdate, { ...toldOf(draft), id })
    onResult({ kind: 'posted', id, matchCount: 0 })
    toast.success('已更新原信息')
    await navigate(postPlace(id))
  }

  return (
    <ResultPanel
      tone="warn"
      title="同样的信息正在进行中"
      focus="comes"
      actions={
        <>
          <Button tone="primary" isPending={sending === 'update'} onPress={() => void attempt('update', update)}>
            更新原信息
          </Button>
          <Button
            isPending={sending === 'another'}
            onPress={() => void attempt('another', async () => onResult(await posted(act, draft, true)))}
          >
            仍然发布
          </Button>
          <LinkButton href={place(postPlace(id))}>查看原信息</LinkButton>
          <Button tone="quiet" onPress={onAgain}>
            返回修改
          </Button>
        </>
      }
    >
      型号与品牌相同的信息更新一条就够，重复发布会分散报价。更新时只改您填写的内容，留空的保持不变。
    </ResultPanel>
  )
}
