import { useEffect, useRef, useState } from 'react';
import { pictureLimits } from '../../../lib/picture-limits.ts';
import { lookAtPicture } from './picture-files.ts';
import { arranged, type OrderChange } from './picture-order.ts';
import { isUnderWay, uploadsOf, type PictureUpload } from './picture-upload.ts';

interface ChosenPicture {
  readonly key: string;
  readonly file: File;
  /** An object URL of the file. */
  readonly url: string;
  readonly warning: string | null;
}

interface RemovedPicture {
  readonly picture: ChosenPicture;
  readonly place: number;
}

/** The pictures of a listing that is not saved yet: only this browser has them. */
export function useChosenPictures() {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [refused, setRefused] = useState<readonly PictureUpload[]>([]);
  const [removed, setRemoved] = useState<readonly RemovedPicture[]>([]);
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const { current: all } = urls;
    return () => {
      for (const url of all) URL.revokeObjectURL(url);
    };
  }, []);

  const add = (upload: PictureUpload) => {
    const { key, file } = upload;
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    setChosen((all) => [...all, { key, file, url, warning: null }]);
    void lookAtPicture(file).then(({ problem, warning }) => {
      if (problem === null)
        setChosen((all) => all.map((each) => (each.key === key ? { ...each, warning } : each)));
      else {
        setChosen((all) => all.filter((each) => each.key !== key));
        setRefused((all) => [...all, { ...upload, problem }]);
      }
    });
  };
  const room = pictureLimits.perListing - chosen.length;
  return {
    chosen,
    refused,
    room,
    removed: removed.length,
    choose: (files: readonly File[]) => {
      const uploads = uploadsOf(files, room);
      for (const upload of uploads.filter(isUnderWay)) add(upload);
      setRefused(uploads.filter((upload) => !isUnderWay(upload)));
    },
    dismiss: ({ key }: PictureUpload) => setRefused((all) => all.filter((each) => each.key !== key)),
    change: (change: OrderChange) => {
      const keys = chosen.map(({ key }) => key);
      const gone = change.place === null ? chosen.find(({ key }) => key === change.key) : undefined;
      setRefused([]);
      if (gone) setRemoved((all) => [...all, { picture: gone, place: keys.indexOf(gone.key) }]);
      const order = arranged(keys, change);
      setChosen((all) => order.flatMap((key) => all.find((each) => each.key === key) ?? []));
    },
    /** Puts back those that were removed, the last one first, as far as there is room. */
    undo: () => {
      setRemoved([]);
      setChosen((all) =>
        removed
          .toReversed()
          .reduce<readonly ChosenPicture[]>(
            (kept, { picture, place }) => kept.toSpliced(place, 0, picture),
            all,
          )
          .slice(0, pictureLimits.perListing),
      );
    },
  };
}
