import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { AvatarSize } from './Avatar.tsx'

export const sides: Record<AvatarSize, number> = { sm: 24, md: 32, lg: 48, xl: 64 }

const letters: Record<AvatarSize, string> = {
  sm: token('text', 12),
  md: token('text', 13),
  lg: token('text', 16),
  xl: token('text', 20),
}

export const Root = styled.span<{ $size: AvatarSize }>`
  position: relative;
  display: inline-block;
  flex: none;
  width: ${({ $size }) => sides[$size]}px;
  height: ${({ $size }) => sides[$size]}px;
  font-size: ${({ $size }) => letters[$size]};
`

export const Face = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: 50%;
  background: ${token('color', 'linkWash')};
  color: ${token('color', 'link')};
  font-weight: 600;
  line-height: 1;

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: ${token('color', 'surface')};
  }
`

export const Corner = styled.span`
  position: absolute;
  top: -4px;
  left: calc(100% - 10px);
  display: flex;
  border-radius: 8px;
  box-shadow: 0 0 0 2px ${token('color', 'surface')};
`
