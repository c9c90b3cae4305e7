import { formatNumber } from '@xinpu/sdk/format'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export interface NumberTextProps {
  /** The number; without one a dash stands in its place. */
  value: number | null | undefined
  /** What it counts or measures: ‘片’, ‘mA’. */
  unit?: string
}

/** A figure: thousands apart, six decimals at most, digits that line up, its unit quiet beside it. */
export function NumberText({ value, unit }: NumberTextProps) {
  if (value === null || value === undefined) return <Root>—</Root>

  return (
    <Root>
      {formatNumber(value)}
      {unit && <Unit> {unit}</Unit>}
    </Root>
  )
}

const Root = styled.span`
  font-family: ${token('font', 'mono')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Unit = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: max(12px, 0.86em);
  font-weight: 400;
`
