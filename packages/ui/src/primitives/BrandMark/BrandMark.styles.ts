import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { BrandMarkSize } from './BrandMark.tsx'

const sizes: Record<BrandMarkSize, RuleSet> = {
  sm: css`
    width: 24px;
    height: 24px;
  `,
  md: css`
    width: 36px;
    height: 36px;
  `,
  lg: css`
    width: 48px;
    height: 48px;
    font-size: ${token('text', 16)};
  `,
}

const frame = css`
  flex: none;
  border: 1px solid ${token('color', 'lineStrong')};
  border-radius: ${token('radius', 'control')};
  font: 600 ${token('text', 12)} / 1 ${token('font', 'mono')};
`

export const Drawn = styled.span<{ $size: BrandMarkSize }>`
  display: grid;
  place-items: center;
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};
  letter-spacing: -0.02em;
  ${frame}
  ${({ $size }) => sizes[$size]}
`

/** Logos are drawn for white paper: they keep it in the dark. */
export const Picture = styled.img<{ $size: BrandMarkSize }>`
  padding: 2px;
  object-fit: contain;
  background: ${token('color', 'paper')};
  ${frame}
  ${({ $size }) => sizes[$size]}
`
