import { circleRules, faultsIn, ruled } from '@xinpu/sdk/rules'
import type { TrendsGroup } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { SymbolField, type SymbolFieldProps } from './SymbolField.tsx'
import * as S from './CircleDialog.styles.ts'

/** A circle as it is asked for. */
export interface CircleDraft {
  name: string
  imgUrl: string
  intro: string
  reason: string
}

export interface CircleDialogProps extends Pick<SymbolFieldProps, 'symbols' | 'uploadImage'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What was refused, or typed before. */
  initial?: Partial<CircleDraft>
  /** Circles that are called much the same, while the name is typed. */
  similar: readonly TrendsGroup[]
  hrefOf: (circle: TrendsGroup) => Href
  onName: (name: string) => void
  /** Asks for it; rejects with the server's word, everything stays typed. */
  send: (draft: CircleDraft) => Promise<unknown>
}

const blank: CircleDraft = { name: '', imgUrl: '', intro: '', reason: '' }

/** Asks for a new circle; what is there already is shown while the name is typed. */
export function CircleDialog({
  isOpen,
  onOpenChange,
  initial,
  similar,
  hrefOf,
  onName,
  send,
  symbols,
  uploadImage,
}: CircleDialogProps) {
  const [draft, setDraft] = useState<CircleDraft>(() => ({ ...blank, imgUrl: symbols[0]?.src ?? '', ...initial }))
  const { serverErrors, attempt } = useRefused()
  const put = (part: Partial<CircleDraft>) => setDraft((before) => ({ ...before, ...part }))
  const none = { name: undefined, imgUrl: undefined, intro: undefined, reason: undefined }

  return (
    <Dialog title="创建圈子" subtitle="审核通过后开放，您是圈主" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="创建圈子"
        submitLabel="提交审核"
        faults={faultsIn(circleRules, { ...draft }, none)}
        serverErrors={serverErrors}
        onSubmit={() => attempt(() => send(draft))}
        actions={<Button onPress={() => onOpenChange(false)}>取消</Button>}
      >
        {(errorOf) => (
          <>
            <TextField
              {...ruled(circleRules, 'name')}
              label="名字"
              value={draft.name}
              onChange={(name) => {
                put({ name })
                onName(name)
              }}
              error={errorOf('name')}
              help="2–20 个字"
            />
            {similar.length > 0 && (
              <S.Similar>
                已有相近圈子：
                {similar.map((circle) => (
                  <Link key={circle.id} href={hrefOf(circle)}>
                    {circle.name} {circle.memberCount} 人，去加入
                  </Link>
                ))}
              </S.Similar>
            )}
            <SymbolField
              symbols={symbols}
              value={draft.imgUrl}
              onChange={(imgUrl) => put({ imgUrl })}
              uploadImage={uploadImage}
              error={errorOf('imgUrl')}
            />
            <TextArea
              {...ruled(circleRules, 'intro')}
              label="介绍"
              rows={3}
              value={draft.intro}
              onChange={(intro) => put({ intro })}
              error={errorOf('intro')}
            />
            <TextField
              {...ruled(circleRules, 'reason')}
              label="为什么建"
              value={draft.reason}
              onChange={(reason) => put({ reason })}
              error={errorOf('reason')}
              help="给审核的人看"
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}
