import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../Button/BareButton.tsx'
import type { ImageFit } from './Image.tsx'

const fits: Record<ImageFit, RuleSet> = {
  cover: css`
    object-fit: cover;
  `,
  /* Parts and logos are photographed on white: they keep it in the dark. */
  contain: css`
    padding: ${token('space', 1)};
    object-fit: contain;
    background: ${token('color', 'paper')};
  `,
}

export const Box = styled.span<{ $fit: ImageFit }>`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};

  > img {
    width: 100%;
    height: 100%;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    ${({ $fit }) => fits[$fit]}
  }
  /* A light picture ends somewhere. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${token('color', 'line')};
    border-radius: inherit;
    pointer-events: none;
  }
`

const filling = css`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space', 1)};
  width: 100%;
  padding: ${token('space', 2)};
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  text-align: center;

  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

export const Gone = styled.span`
  ${filling}
`

export const Tap = styled(BareButton)`
  ${filling}
  border-radius: inherit;

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
      color: ${token('color', 'ink')};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
