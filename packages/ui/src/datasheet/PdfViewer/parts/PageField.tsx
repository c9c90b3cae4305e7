import { useState } from 'react'
import { formatNumber } from '@xinpu/sdk/format'
import * as S from './PdfToolbar.styles.ts'

interface PageFieldProps {
  page: number
  total: number
  onPage: (page: number) => void
}

/** The number of the page that is read; type another and press Enter to go there. */
export function PageField({ page, total, onPage }: PageFieldProps) {
  const [draft, setDraft] = useState<string>()

  function submit(event: React.FormEvent): void {
    event.preventDefault()
    const wanted = Number.parseInt(draft ?? '', 10)
    if (Number.isFinite(wanted)) onPage(Math.min(Math.max(1, wanted), total))
    setDraft(undefined)
  }

  return (
    <S.PageForm onSubmit={submit}>
      <S.PageBox
        aria-label="页码"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(page)}
        onChange={({ target }) => setDraft(target.value.replaceAll(/\D/g, '').slice(0, 5))}
        onFocus={({ target }) => target.select()}
        onBlur={() => setDraft(undefined)}
      />
      <S.Total>/ {formatNumber(total)}</S.Total>
    </S.PageForm>
  )
}
