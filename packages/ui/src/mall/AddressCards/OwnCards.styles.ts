import { css, styled } from 'styled-components'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { media, token } from '../../theme/index.ts'

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token('space', 3)};
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const card = css`
  min-height: 132px;
  padding: ${token('space', 3)} ${token('space', 4)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  ${media.phone} {
    min-height: 0;
  }
`

export const Card = styled.article`
  ${card}
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token('space', 1)};
  overflow-wrap: anywhere;
`

export const Blank = styled.div`
  ${card}
  min-height: 132px;
  background: ${token('color', 'sunken')};
`

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space', 2)};
  align-items: center;

  strong {
    font-size: ${token('text', 14)};
    font-weight: 600;
  }
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-variant-numeric: tabular-nums;
`

export const Lines = styled.div`
  color: ${token('color', 'inkQuiet')};
`

export const Deeds = styled.div`
  display: flex;
  gap: ${token('space', 4)};

  button {
    min-height: 28px;
    color: ${token('color', 'link')};

    ${media.hover} {
      &:hover {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    }
    ${media.touch} {
      min-height: 40px;
    }
  }
  [data-danger] {
    margin-left: auto;
    color: ${token('color', 'danger')};
  }
`

export const New = styled(BareButton)`
  ${card}
  display: grid;
  gap: ${token('space', 1)};
  place-content: center;
  justify-items: center;
  border-color: ${token('color', 'lineControl')};
  border-style: dashed;
  background: none;
  color: ${token('color', 'inkQuiet')};
  text-align: center;

  small {
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  &:hover:enabled {
    border-color: ${token('color', 'accent')};
    color: ${token('color', 'accent')};
  }
  &:disabled {
    cursor: not-allowed;
  }
  ${media.phone} {
    padding: ${token('space', 4)};
  }
`
