/** The part of multer 2 that the fixture backend uses. */
declare module 'multer' {
  import type { Handler, Request } from 'json-server';

  interface File {
    fieldname: string;
    originalname: string;
    mimetype: string;
    /** Only with {@link Multer.memoryStorage}, and only once everything was read. */
    buffer: Buffer;
  }

  interface Options {
    storage: object;
    limits?: { fileSize?: number; files?: number; fields?: number; fieldSize?: number };
    /** Called when the file begins: the body holds the fields before it. An error refuses everything. */
    fileFilter?: (request: Request, file: File, done: (error: unknown, isTaken?: boolean) => void) => void;
  }

  interface Multer {
    /** Reads a body with one file in this field; it is at `request.file` afterwards. */
    (options: Options): { single(field: string): Handler };
    memoryStorage(): object;
    MulterError: new (code: string) => Error & { code: string };
  }

  const multer: Multer;
  export default multer;
}
