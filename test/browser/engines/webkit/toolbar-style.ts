import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STYLE = `
toolbar, toolbar *, headerbar, headerbar *, entry, button, image {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0;
  font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;

/**
 * Writes a style sheet of GTK that makes the toolbar of MiniBrowser small, and gives the folder for `XDG_CONFIG_HOME`. With its
 * usual toolbar a window is never narrower than 447 pixels, and phones are.
 */
export function writeToolbarStyle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), STYLE);
  return folder;
}
