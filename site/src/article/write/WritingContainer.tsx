import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { authorApply, myArticleAdd, myArticleDetail } from '@xinpu/sdk/article'
import type { MyArticleDetail } from '@xinpu/sdk/types'
import {
  ArticleEditor,
  articleFaults,
  ArticlePreview,
  articleValuesOf,
  AuthorApplyDialog,
  isBlankArticle,
  sentOf,
} from '@xinpu/ui/article'
import { PageBody, toast, VisuallyHidden, type FieldFault } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { forgetDraft } from '../../account/drafts.ts'
import { centerHref } from '../../account/places.ts'
import { useCall, useVisit } from '../../app/api.ts'
import { uploadFor } from '../../app/files.ts'
import { useAct } from '../../app/use-act.ts'
import { usePlace } from '../../app/use-place.ts'
import { LivePart } from '../LivePart.tsx'
import { authorNumbered, channels, ownApplication } from '../queries.ts'
import { articleStore, draftName, mentionsOf } from './article-store.ts'
import type { Beginning } from './begin-writing.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { findParts, mentionPlace } from './find-parts.ts'
import { Importing } from './Importing.tsx'
import { Notices } from './Notices.tsx'
import { useKeeping } from './use-keeping.ts'
import { useSheets } from './use-sheets.ts'
import { type WriteParams, writePlace } from './write-params.ts'

interface WritingContainerProps {
  begun: Beginning<MyArticleDetail, number>
  id: number | undefined
  from: WriteParams['from']
  onNew: (id: number) => void
}

/** Joins the editor with what keeps its words, looks up its parts and hands it in. */
export function WritingContainer({ begun, id, from, onNew }: WritingContainerProps) {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  const sheets = useSheets()
  const visit = useVisit()
  const navigate = useNavigate()
  const keeping = { store: articleStore(call, act), begun, id, mentions: mentionsOf(begun.article), onNew }
  const { values, news, mentions, other, keeper } = useKeeping(keeping)
  const { change, save, settle } = keeper
  const { data: subjects = [] } = useQuery(channels(call))
  const { data: application } = useQuery(ownApplication(call))
  const authorId = begun.article?.author.id ?? 0
  const { data: author } = useQuery({ ...authorNumbered(call, authorId), enabled: authorId > 0 })
  const [isTold, setTold] = useState(begun.restored !== undefined)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly FieldFault[]>([])
  const [busy, setBusy] = useState<'previewing' | 'submitting'>()
  const [preview, setPreview] = useState<MyArticleDetail>()
  const [isAsking, setAsking] = useState(false)
  const [isComparing, setComparing] = useState(true)
  const [isImporting, setImporting] = useState(from === 'wx')
  const faults = isTried ? [...articleFaults(values), ...refused] : []

  async function look() {
    if (isBlankArticle(values)) return void toast.info('先写点什么，再看预览')
    setBusy('previewing')
    try {
      await save()
      const id = keeper.idNow()
      if (id === undefined) throw new Error('现在连不上服务器，文章已保存在本机')
      setPreview(await call(myArticleDetail, { id }))
      window.scrollTo(0, 0)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
    } finally {
      setBusy(undefined)
    }
  }

  async function submit() {
    setTried(true)
    setRefused([])
    const [first] = articleFaults(keeper.valuesNow())
    if (first) {
      setPreview(undefined)
      return void toast.error(first.message)
    }
    setBusy('submitting')
    try {
      if (application?.status !== 'passed') {
        await save()
        return setAsking(true)
      }
      if ((await save('PENDING')) === 'conflict') return
      await forgetDraft(draftName(keeper.idNow()))
      toast.success('已提交审核，通过后会通知您')
      await navigate({ href: centerHref({ type: 2 }) })
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields)
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
    } finally {
      setBusy(undefined)
    }
  }

  const useOther = (article: MyArticleDetail) => {
    const theirs = articleValuesOf(article)
    settle(theirs, { saved: theirs, version: article.version })
    void forgetDraft(draftName(article.id))
  }
  const keepBoth = async (article: MyArticleDetail) => {
    const mine = sentOf(values)
    const made = await act(myArticleAdd, { ...mine, title: `${mine.title}（另一份）`.slice(0, 100) })
    useOther(article)
    toast.success('这个窗口的已另存为新草稿', {
      action: { label: '打开', onAction: () => void navigate(writePlace({ id: made.id })) },
    })
  }

  return (
    <PageBody layout="index">
      {!preview && <VisuallyHidden as="h1">写文章</VisuallyHidden>}
      <ArticleEditor
        values={values}
        onChange={change}
        channels={subjects.map(({ id, name }) => ({ value: String(id), label: name }))}
        seriesNames={author?.series.map(({ name }) => name) ?? []}
        uploadImage={uploadFor(call, 'image')}
        findParts={(word) => findParts(call, word)}
        sheets={sheets}
        mentions={mentions}
        mentionHref={(mention) => place(mentionPlace(mention))}
        save={news}
        faults={faults}
        onSave={() => void save()}
        onImport={() => setImporting(true)}
        onPreview={() => void look()}
        onSubmit={() => void submit()}
        isHidden={preview !== undefined}
        {...(busy && { busy })}
        notice={
          <>
            <Notices article={begun.article} />
            {isTold && begun.restored && (
              <DraftNotice
                {...begun.restored}
                now={new Date(visit.now)}
                saved={begun.saved}
                values={values}
                onDiscard={() => {
                  setTold(false)
                  settle(begun.saved, { saved: begun.saved, version: begun.article?.version ?? 0 })
                  void forgetDraft(draftName(keeper.idNow()))
                }}
              />
            )}
          </>
        }
      />
      {preview && (
        <ArticlePreview
          article={preview}
          now={new Date(visit.now)}
          onBack={() => setPreview(undefined)}
          onSubmit={() => void submit()}
          isSubmitting={busy === 'submitting'}
          renderPart={(part) => <LivePart {...part} />}
        />
      )}
      {other && (
        <ConflictDialog
          other={articleValuesOf(other)}
          values={values}
          isOpen={isComparing}
          onOpenChange={setComparing}
          onMine={() => {
            settle(values, { saved: articleValuesOf(other), version: other.version })
            void save()
          }}
          onOther={() => useOther(other)}
          onBoth={() => void keepBoth(other)}
        />
      )}
      <Importing isOpen={isImporting} onOpenChange={setImporting} valuesNow={keeper.valuesNow} onChange={change} />
      <AuthorApplyDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        application={application ?? null}
        send={(asking) =>
          act(authorApply, asking, () => {
            setAsking(false)
            toast.success('申请已提交，文章存为草稿，通过后即可提交发布')
          })
        }
      />
    </PageBody>
  )
}
