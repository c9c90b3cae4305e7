import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

/** Facts, with the documents at their right. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 4)} ${token('space', 8)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Documents = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('space', 3)};

  ${media.phone} {
    flex-direction: row;
    flex-wrap: wrap;
  }
`

export const Document = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Code = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Reasons = styled.ul`
  display: grid;
  gap: 2px;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
