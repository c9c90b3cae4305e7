import { articleRules, ruled } from '@xinpu/sdk/rules'
import { Button } from '../../primitives/Button/Button.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TabPanels } from '../../primitives/Tabs/TabPanels.tsx'
import { TagInput } from '../../primitives/TagInput/TagInput.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { ArticleEditorProps } from './ArticleEditor.tsx'
import * as S from './panel.styles.ts'
import { checksOf, Checks } from './Checks.tsx'
import { MentionList } from './MentionList.tsx'

/** What is told of an article beside its text, what could be better, and the parts it names. */
export function PublishPanel(props: ArticleEditorProps) {
  const known = props.mentions.filter(({ count }) => count > 0)
  const wanting = checksOf(props).filter(({ isGood }) => !isGood)
  return (
    <S.Panel aria-label="发布设置">
      <TabPanels
        label="发布设置"
        items={[
          { id: 'publish', label: '发布', content: <PublishFields {...props} /> },
          { id: 'checks', label: '检查', count: wanting.length, content: <Checks {...props} /> },
          { id: 'parts', label: '器件', count: known.length, content: <MentionList {...props} /> },
        ]}
      />
    </S.Panel>
  )
}

function PublishFields({ values, onChange, channels, seriesNames, uploadImage, faults }: ArticleEditorProps) {
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.message
  const first = firstPicture(values.content)
  return (
    <S.Fields>
      <ImageUpload
        label="封面"
        images={values.imgUrl ? [values.imgUrl] : []}
        onChange={([imgUrl = '']) => onChange({ imgUrl })}
        onUpload={uploadImage}
        max={1}
        help="列表里显示的就是它"
        error={errorOf('imgUrl')}
      />
      {first && first !== values.imgUrl && (
        <div>
          <Button size="sm" onPress={() => onChange({ imgUrl: first })}>
            用文中的图
          </Button>
        </div>
      )}
      <Select
        label="频道"
        options={channels}
        value={values.categoryId === null ? null : String(values.categoryId)}
        onChange={(value) => onChange({ categoryId: value === null ? null : Number(value) })}
        error={errorOf('categoryId')}
        isRequired
      />
      <TagInput
        label="关键词"
        value={values.keywords}
        onChange={(keywords) => onChange({ keywords })}
        max={10}
        maxLength={20}
        error={errorOf('keywords')}
      />
      <TextField
        {...ruled(articleRules, 'series')}
        label="放进连载"
        value={values.series}
        onChange={(series) => onChange({ series })}
        help={seriesNames.length > 0 ? `已有：${seriesNames.join('、')}` : '同一名字的文章按顺序读'}
        error={errorOf('series')}
      />
      <TextField
        {...ruled(articleRules, 'source')}
        value={values.source}
        onChange={(source) => onChange({ source })}
        help="首发在别处时填写，原创留空"
        error={errorOf('source')}
      />
      {values.source !== '' && (
        <TextField
          {...ruled(articleRules, 'sourceUrl')}
          value={values.sourceUrl}
          onChange={(sourceUrl) => onChange({ sourceUrl })}
          inputMode="url"
          placeholder="https://"
          error={errorOf('sourceUrl')}
        />
      )}
      <When value={values.publishAt} onChange={(publishAt) => onChange({ publishAt })} error={errorOf('publishAt')} />
    </S.Fields>
  )
}

const firstPicture = (html: string): string | undefined => /<img[^>]+src="(\/files\/[^"]+)"/.exec(html)?.[1]

interface WhenProps {
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
}

/** An hour from now, to the minute: a start to choose from. */
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

function When({ value, onChange, error }: WhenProps) {
  return (
    <>
      <RadioGroup
        label="发布时间"
        value={value === null ? 'passed' : 'at'}
        onChange={(choice) => onChange(choice === 'at' ? soon() : null)}
        options={[
          { value: 'passed', label: '审核通过就发' },
          { value: 'at', label: '定时' },
        ]}
        help="审核通常 1 个工作日；晚于定时则通过后立即发"
      />
      {value !== null && (
        <DateField
          label="定在"
          mode="time"
          value={localOf(value)}
          onChange={(chosen) => chosen && onChange(new Date(`${chosen}+08:00`).toISOString())}
          error={error}
        />
      )}
    </>
  )
}

/** A moment as China's clock shows it: `2026-11-23T08:30:00`. */
const localOf = (moment: string): string => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 19)
