import { useImeSafeEnter } from '../../primitives/TextField/useImeSafeEnter.ts'
import type { ArticleEditorProps } from './ArticleEditor.tsx'
import * as S from './page.styles.ts'

type Props = Pick<ArticleEditorProps, 'values' | 'onChange' | 'faults'>

/** As the contract has them. */
const mostTitle = 100
const mostSummary = 300

/** The title, in the letters of the page; a line break leads into the text. */
export function TitleField({ values, onChange, faults, onEnter }: Props & { onEnter: () => void }) {
  const fault = faults.find(({ field }) => field === 'title')?.message
  const enter = useImeSafeEnter<HTMLTextAreaElement>((event) => {
    event.preventDefault()
    onEnter()
  })

  return (
    <S.Headline>
      <S.Title
        aria-label="标题"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'title-fault' : undefined}
        rows={1}
        maxLength={mostTitle}
        placeholder="标题"
        value={values.title}
        onChange={({ target }) => onChange({ title: target.value.replaceAll('\n', ' ') })}
        {...enter}
      />
      {fault && <S.Fault id="title-fault">{fault}</S.Fault>}
    </S.Headline>
  )
}

/** What it says in short: lists and search engines show it. */
export const LedeField = ({ values, onChange }: Props) => (
  <S.Lede>
    <S.Summary
      aria-label="摘要"
      rows={1}
      maxLength={mostSummary}
      placeholder="一句话说清结论，列表里会显示"
      value={values.summary}
      onChange={({ target }) => onChange({ summary: target.value.replaceAll('\n', ' ') })}
    />
    <S.Count>
      {values.summary.length} / {mostSummary}
    </S.Count>
  </S.Lede>
)
