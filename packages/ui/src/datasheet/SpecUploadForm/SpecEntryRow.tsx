import { formatBytes } from '@xinpu/sdk/format'
import type { CategoryNode } from '@xinpu/sdk/types'
import { FileText, X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Cascader } from '../../primitives/Cascader/Cascader.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { StatusTag, type WordedStatus } from '../../primitives/StatusTag/StatusTag.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { SpecEntry, SpecStage } from './spec-entry.ts'
import * as S from './SpecUploadForm.styles.ts'
import type { SpecUploadFormProps } from './SpecUploadForm.tsx'
import type { SpecEntries } from './useSpecEntries.ts'

export interface SpecEntryRowProps extends Pick<SpecUploadFormProps, 'brandField' | 'hrefOf'> {
  entry: SpecEntry
  list: SpecEntries
  categories: readonly CategoryNode[]
}

/** One file: what it is, where it stands, and what is said of it. */
export function SpecEntryRow({ entry, list, categories, brandField, hrefOf }: SpecEntryRowProps) {
  const { file, stage } = entry
  const isFilled = stage.step !== 'known' && stage.step !== 'refused'

  return (
    <S.Entry aria-label={file.name}>
      <S.Head>
        <Icon of={FileText} />
        <S.Name>{file.name}</S.Name>
        <S.Facts>{factsOf(entry)}</S.Facts>
        <StatusTag {...looks[stage.step]} />
        <Button
          tone="quiet"
          size="sm"
          shape="icon"
          aria-label={`移除 ${file.name}`}
          isDisabled={stage.step === 'sending'}
          onPress={() => list.drop(file.url)}
        >
          <Icon of={X} />
        </Button>
      </S.Head>
      <Standing entry={entry} list={list} hrefOf={hrefOf} />
      {isFilled && <Fields entry={entry} list={list} categories={categories} brandField={brandField} />}
    </S.Entry>
  )
}

const factsOf = ({ file, check }: SpecEntry): string =>
  [
    formatBytes(file.size),
    ...(check ? [`${check.pageCount} 页`, check.outlineCount > 0 ? `目录 ${check.outlineCount} 条` : '没有目录'] : []),
  ].join(' · ')

const looks: Record<SpecStage['step'], WordedStatus> = {
  reading: { tone: 'info', shape: 'half', children: '正在识别' },
  ready: { tone: 'neutral', shape: 'ring', children: '待提交' },
  sending: { tone: 'info', shape: 'half', children: '正在提交' },
  refused: { tone: 'danger', shape: 'ring', children: '不能使用' },
  failed: { tone: 'danger', shape: 'ring', children: '没有提交' },
  known: { tone: 'ok', shape: 'full', children: '库中已有' },
}

function Standing({
  entry: { file, stage, check },
  list,
  hrefOf,
}: Pick<SpecEntryRowProps, 'entry' | 'list' | 'hrefOf'>) {
  if (stage.step === 'known')
    return (
      <S.Ways role="status">
        <span>库中已有同一文件</span>
        <Link href={hrefOf(stage.specId)}>{check?.known?.title ?? '查看资料'}</Link>
        <Button size="sm" isDisabled={stage.isKept} onPress={() => void list.keep(file.url, stage.specId)}>
          {stage.isKept ? '已收藏' : '仅收藏'}
        </Button>
      </S.Ways>
    )
  if (stage.step === 'refused') return <S.Reason role="alert">{stage.reason}</S.Reason>
  if (stage.step === 'failed')
    return (
      <S.Ways>
        <S.Reason role="alert">{stage.reason}</S.Reason>
        {!check && (
          <Button size="sm" onPress={() => void list.read(file)}>
            重新识别
          </Button>
        )}
      </S.Ways>
    )
  if (!check?.revises) return null
  return (
    <S.Ways>
      <span>库中已有这个型号的资料</span>
      <Link href={hrefOf(check.revises.id)}>
        {check.revises.title}（{check.revises.revision} 版）
      </Link>
      <span>这份会成为它的新版本</span>
    </S.Ways>
  )
}

function Fields({ entry, list, categories, brandField }: Omit<SpecEntryRowProps, 'hrefOf'>) {
  const { file, fields, faults, stage } = entry
  const isDisabled = stage.step === 'sending'
  const fill = (part: Partial<SpecEntry['fields']>) => list.fill(file.url, part)

  return (
    <S.Fields>
      {brandField({ value: fields.brand, onChange: (brand) => fill({ brand }), error: faults.brand, isDisabled })}
      <TextField
        label="型号"
        value={fields.model}
        onChange={(model) => fill({ model })}
        error={faults.model}
        maxLength={80}
        isRequired
        isDisabled={isDisabled}
      />
      <Cascader
        label="分类"
        nodes={categories}
        value={fields.category}
        onChange={(category) => fill({ category })}
        levels={['大类', '小类']}
        placeholder="自动归类"
        isDisabled={isDisabled}
      />
      <S.Wide>
        <TextField
          label="说明"
          value={fields.description}
          onChange={(description) => fill({ description })}
          placeholder="来源、版本等，给审核员看"
          maxLength={500}
          isDisabled={isDisabled}
        />
      </S.Wide>
    </S.Fields>
  )
}
