import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Figure = styled.figure`
  display: flex;
  flex-direction: column-reverse;
  margin: 0;

  figcaption {
    padding-block: ${token('space', 2)};
    font-size: ${token('text', 13)};
  }
`

export const Number = styled.b`
  font: 600 ${token('text', 13)} / 20px ${token('font', 'mono')};
`

/** Paper, also in the dark; white becomes paper where the picture is laid on it. */
export const Paper = styled.a`
  display: grid;
  overflow: clip;
  min-height: 240px;
  background: ${token('color', 'paper')};
  color: ${token('color', 'paperInk')};
  border: 1px solid ${token('color', 'lineStrong')};
  text-decoration: none;

  img {
    display: block;
    width: 100%;
    height: auto;
    mix-blend-mode: multiply;
  }
  ${media.hover} {
    &:hover {
      border-color: ${token('color', 'lineControl')};
    }
  }
`

export const Note = styled.span`
  place-self: center;
  padding: ${token('space', 4)};
  font-size: ${token('text', 13)};
`

export const Word = styled.span`
  text-decoration: underline;
`
