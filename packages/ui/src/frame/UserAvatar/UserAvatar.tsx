import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export interface UserAvatarProps {
  /** The name a person goes by; its first character stands in for a picture. */
  name: string
  /** The address of the picture. */
  src?: string
  /**
   * 32 or 48 px.
   *
   * @default 'md'
   */
  size?: 'md' | 'lg'
}

/** A person: the picture, or the first character of the name. The name itself stands beside it. */
export function UserAvatar({ name, src, size = 'md' }: UserAvatarProps) {
  const side = sides[size]

  return (
    <Root $side={side} aria-hidden>
      {src ? <img src={src} alt="" width={side} height={side} /> : Array.from(name)[0]}
    </Root>
  )
}

const sides = { md: 32, lg: 48 }

const Root = styled.span<{ $side: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $side }) => $side}px;
  height: ${({ $side }) => $side}px;
  border-radius: 50%;
  overflow: hidden;
  background: ${token('color', 'linkWash')};
  color: ${token('color', 'link')};
  font-size: ${({ $side }) => ($side > 32 ? token('text', 16) : token('text', 13))};
  font-weight: 600;
  line-height: 1;

  > img {
    object-fit: cover;
  }
`
