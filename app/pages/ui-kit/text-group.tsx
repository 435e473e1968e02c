import { Badge } from '../../ui/badge/badge.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import * as icons from '../../ui/icons/icons.tsx'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import { ImageTile } from '../../ui/tile/image-tile.tsx'
import { SwatchTile } from '../../ui/tile/swatch-tile.tsx'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { LONG, LONG_WORD, PICTURE } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'

const PHOTO = { src: PICTURE, width: 640, height: 800, sizes: '19rem' } as const

export function TextGroup() {
  return (
    <>
      <Specimen
        name="Badge"
        states={[
          {
            state: 'Cztery tony',
            shows: (
              <div className={styles.row}>
                {(['plain', 'accent', 'success', 'notice'] as const).map((tone) => (
                  <Badge key={tone} tone={tone}>
                    {tone}
                  </Badge>
                ))}
              </div>
            ),
          },
          {
            state: 'Na zdjęciu',
            shows: (
              <div className={styles.row}>
                {(['plain', 'accent', 'success', 'notice'] as const).map((tone) => (
                  <Badge key={tone} tone={tone} ground="paper">
                    {tone}
                  </Badge>
                ))}
              </div>
            ),
          },
          { state: 'Długi tekst', shows: <Badge tone="accent">{LONG}</Badge> },
        ]}
      />
      <Specimen
        name="SectionHeader"
        states={[
          {
            state: 'Z odnośnikiem',
            shows: <SectionHeader title="Nowo w katalogu" titleAs="h3" action={<a href="#words">Zobacz wszystkie</a>} />,
          },
          { state: 'Długi tekst', shows: <SectionHeader title={LONG} titleAs="h3" action={<a href="#words">Zobacz wszystkie</a>} /> },
        ]}
      />
      <Specimen
        name="FactList"
        states={[
          {
            state: 'Krótkie i długie',
            shows: (
              <FactList
                facts={[
                  { term: 'Kolor', value: 'Orzech' },
                  { term: LONG_WORD, value: LONG },
                ]}
              />
            ),
          },
        ]}
      />
      <Specimen
        name="ImageTile, SwatchTile, TextTile"
        states={[
          {
            state: '42 i 20 px',
            shows: (
              <div className={styles.row}>
                <ImageTile src={PICTURE} alt="Kafelek" />
                {(['solid', 'metallic', 'transparent', 'rainbow'] as const).map((pattern) => (
                  <SwatchTile key={pattern} color="tan" pattern={pattern} />
                ))}
                <SwatchTile color="tan" size="small" />
              </div>
            ),
          },
          {
            state: 'Słowa: zwykłe, do usunięcia, długie',
            shows: (
              <div className={styles.row}>
                <TextTile href="#words">Stoły</TextTile>
                <TextTile href="#words" isRemoval>
                  Lampy
                </TextTile>
                <TextTile href="#words">{LONG}</TextTile>
              </div>
            ),
          },
        ]}
      />
      <Specimen
        name="Picture, MissingPicture"
        states={[
          { state: 'Portret', shows: <Picture {...PHOTO} alt="Przykład" /> },
          { state: 'Kwadrat, z tłem do wczytania', shows: <Picture {...PHOTO} alt="Przykład" shape="square" ground="tan" /> },
          { state: 'Brak zdjęcia', shows: <MissingPicture label="Brak zdjęcia" /> },
        ]}
      />
      <Specimen
        name="Icons"
        states={[
          {
            state: 'Wszystkie',
            isWide: true,
            shows: (
              <ul className={styles.row}>
                {Object.entries(icons).map(([name, Icon]) => (
                  <li key={name}>
                    <Icon />
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </>
  )
}
