import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Panel = styled.aside`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: calc(${token('size', 'header')} + 56px + ${token('space', 4)});
    max-height: calc(100vh - ${token('size', 'header')} - 56px - ${token('space', 8)});
    padding: 2px;
    overflow-y: auto;
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding-block: ${token('space', 2)} ${token('space', 4)};
`

export const CheckList = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 1)} ${token('space', 2)};
    align-items: center;
    padding-block: ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
  }
  li > svg {
    color: ${token('color', 'warn')};
  }
  li[data-good] > svg {
    color: ${token('color', 'ok')};
  }
`

export const Note = styled.span`
  display: block;
  padding-block: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  li > & {
    margin-left: auto;
  }
`
