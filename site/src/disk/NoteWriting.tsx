import { useNavigate } from '@tanstack/react-router'
import type { DiskArticle } from '@xinpu/sdk/types'
import { NoteEditor } from '@xinpu/ui/article'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { forgetDraft } from '../account/drafts.ts'
import { useCall, useVisit } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import type { TextStore } from '../article/write/article-store.ts'
import type { Beginning } from '../article/write/begin-writing.ts'
import { ConflictDialog } from '../article/write/ConflictDialog.tsx'
import { DraftNotice } from '../article/write/DraftNotice.tsx'
import { useKeeping } from '../article/write/use-keeping.ts'
import { noteDraft, noteValuesOf } from './note-store.ts'
import { noteHref } from './places.ts'

interface NoteWritingProps {
  store: TextStore<DiskArticle, string>
  begun: Beginning<DiskArticle, string>
  id: number | undefined
  onNew: (id: number) => void
}

/** Joins the editor of notes with what keeps its words. */
export function NoteWriting({ store, begun, id, onNew }: NoteWritingProps) {
  const call = useCall()
  const visit = useVisit()
  const navigate = useNavigate()
  const { values, news, other, keeper } = useKeeping({ store, begun, id, mentions: [], onNew })
  const { change, save, settle } = keeper
  const [isTold, setTold] = useState(begun.restored !== undefined)
  const [isComparing, setComparing] = useState(true)
  const [isBusy, setBusy] = useState(false)

  async function finish() {
    if (store.isBlank(keeper.valuesNow())) return void toast.info('先写点正文')
    setBusy(true)
    const saved = await save()
    const now = keeper.idNow()
    setBusy(false)
    if (saved === 'saved' && now !== undefined) await navigate({ href: noteHref(now) })
    if (saved === 'device') toast.error('现在存不到云盘，写下的还在这台电脑上')
  }

  const useOther = (theirs: DiskArticle) => {
    settle(noteValuesOf(theirs), { saved: noteValuesOf(theirs), version: theirs.updateTime })
    void forgetDraft(noteDraft(theirs.id))
  }
  const keepBoth = async (theirs: DiskArticle) => {
    const mine = { ...values, title: `${values.title}（另一份）`.slice(-100).toWellFormed() }
    const made = await store.send(mine, { id: undefined, version: store.none, status: 'DRAFT' })
    useOther(theirs)
    toast.success('这个窗口的已另存为一篇', {
      action: { label: '打开', onAction: () => void navigate({ href: noteHref(made.id) }) },
    })
  }

  return (
    <>
      <NoteEditor
        values={values}
        onChange={change}
        uploadImage={uploadFor(call, 'image')}
        save={news}
        onSave={() => void save()}
        onDone={() => void finish()}
        isBusy={isBusy}
        notice={
          isTold &&
          begun.restored && (
            <DraftNotice
              {...begun.restored}
              now={new Date(visit.now)}
              saved={begun.saved}
              values={values}
              onDiscard={() => {
                setTold(false)
                settle(begun.saved, { saved: begun.saved, version: begun.article?.updateTime ?? store.none })
                void forgetDraft(noteDraft(keeper.idNow()))
              }}
            />
          )
        }
      />
      {other && (
        <ConflictDialog
          other={noteValuesOf(other)}
          values={values}
          isOpen={isComparing}
          onOpenChange={setComparing}
          onMine={() => {
            settle(values, { saved: noteValuesOf(other), version: other.updateTime })
            void save()
          }}
          onOther={() => useOther(other)}
          onBoth={() => void keepBoth(other)}
        />
      )}
    </>
  )
}
