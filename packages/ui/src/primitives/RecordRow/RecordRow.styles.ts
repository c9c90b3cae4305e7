import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const List = styled.ul`
  min-width: 0;
`

/** A chosen row is washed as far as its place reaches: a drawer gives the width of its padding as `--row-bleed`. */
export const Row = styled.li<{ $isChosen?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: 56px;
  padding-block: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'line')};
  ${({ $isChosen }) =>
    $isChosen &&
    `background: ${token('color', 'accentWash')};
     box-shadow: calc(-1 * var(--row-bleed, 8px)) 0 0 ${token('color', 'accentWash')},
       var(--row-bleed, 8px) 0 0 ${token('color', 'accentWash')};`}
`

/** Where there is no room beside the ways, the moment goes under the name. */
const stacked = css`
  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;

    > :last-child {
      max-width: none;
      text-align: left;
    }
  }
`

export const Middle = styled.div<{ $hasWays: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space', 3)};
  min-width: 0;
  ${({ $hasWays }) => $hasWays && stacked}
`

export const What = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Second = styled.span`
  display: block;
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const When = styled.span`
  flex: none;
  max-width: 84px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  text-align: right;
`

export const Ways = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space', 1)};
`

export const Cover = styled.img`
  flex: none;
  width: 56px;
  height: 42px;
  border-radius: ${token('radius', 'control')};
  object-fit: cover;
`

export const NoCover = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: ${token('color', 'inkFaint')};
  width: 56px;
  height: 42px;
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
`
