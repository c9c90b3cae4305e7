import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  padding-block: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};
  overflow-wrap: anywhere;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
`

export const Circle = styled.span`
  a {
    color: ${token('color', 'inkQuiet')};
  }
`

export const When = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Title = styled.h3`
  font-size: ${token('text', 16)};
  font-weight: 600;
  line-height: 1.5;

  a {
    color: ${token('color', 'ink')};
  }
`

/** Folded at six lines. */
export const Text = styled.p`
  display: -webkit-box;
  margin-top: calc(-1 * ${token('space', 2)});
  overflow: hidden;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;

  a {
    color: ${token('color', 'ink')};
  }
`

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 30%), 168px));
  gap: ${token('space', 2)};
`

/** Drawn on paper in both themes. */
export const Picture = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'paper')};
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
`

export const More = styled.span`
  position: absolute;
  right: 6px;
  bottom: 6px;
  padding: 0 6px;
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'paperInk')};
  color: ${token('color', 'paper')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 13)};
`

export const Answer = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  align-items: start;
  padding: ${token('space', 3)};
  border-left: 2px solid ${token('color', 'ok')};
  background: ${token('color', 'okWash')};

  > svg {
    flex: none;
    margin-top: 3px;
    color: ${token('color', 'ok')};
  }

  > a {
    flex: none;
  }

  ${media.phone} {
    flex-wrap: wrap;

    > p {
      flex: 1 0 calc(100% - 40px);
    }
  }
`

export const Said = styled.p`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`

export const Part = styled.li`
  display: grid;
  grid-template-columns: minmax(0, auto) auto;
  gap: 2px ${token('space', 4)};
  align-items: center;
  max-width: 100%;
  padding: ${token('space', 2)} ${token('space', 3)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};

  a {
    color: ${token('color', 'ink')};
    font-family: ${token('font', 'mono')};
    font-weight: 600;
  }
`

export const PartNote = styled.span`
  grid-column: 1 / -1;
  color: ${token('color', 'inkQuiet')};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 4)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Count = styled.span`
  display: inline-flex;
  gap: ${token('space', 1)};
  align-items: center;
  font-family: ${token('font', 'mono')};
`

export const Views = styled(Count)`
  margin-left: auto;
`
