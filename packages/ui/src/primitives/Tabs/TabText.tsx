// chunk: tabs
import { formatCount } from '@xinpu/sdk/format'
import * as S from './TabText.styles.ts'

interface TabTextProps {
  label: string
  count?: number
}

export function TabText({ label, count }: TabTextProps) {
  return (
    <>
      <S.Label data-text={label}>{label}</S.Label>
      {count !== undefined && <S.Count>{formatCount(count)}</S.Count>}
    </>
  )
}
