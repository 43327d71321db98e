/** The files of a project: content by path, with the folder of the project's name first. */
export type Files = Readonly<Record<string, Uint8Array>>;
